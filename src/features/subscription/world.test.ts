import { expect, it } from 'vitest';
import { createWorld } from './world.ts';

it('where nothing can be stored, it is remembered for as long as the page lives', () => {
  const { read, write } = createWorld();
  expect(read('type')).toBeNull();
  write('type', 'applink');
  expect(read('type')).toBe('applink');
  write('type', null);
  expect(read('type')).toBeNull();
});
