import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useNow } from './clock.ts';

function Clock() {
  return <time dateTime={new Date(useNow()).toISOString()} />;
}

it('a page begins with the whole minute, however long its reading takes', () => {
  let now = Date.parse('2026-11-26T10:00:20.000Z');
  const reading = vi.spyOn(Date, 'now').mockImplementation(() => now++);
  expect(renderToStaticMarkup(<Clock />)).toBe('<time dateTime="2026-11-26T10:00:00.000Z"></time>');
  reading.mockRestore();
});
