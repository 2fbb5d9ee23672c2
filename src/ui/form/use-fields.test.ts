import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './use-fields.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWindow() {
  const target = new EventTarget();
  const log: string[] = [];
  target.addEventListener('click', () => log.push('click'));
  const { after } = watchPresses(target);
  return {
    log,
    /** Dispatches events in one task. */
    send: (...types: string[]) => {
      for (const type of types) target.dispatchEvent(new Event(type));
      vi.advanceTimersByTime(60_000);
    },
    hold: (...types: string[]) => types.forEach((type) => target.dispatchEvent(new Event(type))),
    leave: () => after(() => log.push('left')),
  };
}

test('leaving a field by the keyboard counts at once', () => {
  const { log, leave } = createWindow();
  leave();
  expect(log).toEqual(['left']);
});

test('a mouse gets its click before the line of the field that it left', () => {
  const { log, leave, hold, send } = createWindow();
  hold('pointerdown', 'mousedown');
  leave();
  vi.advanceTimersByTime(60_000);
  expect(log).toEqual([]);
  send('pointerup', 'mouseup', 'click');
  expect(log).toEqual(['click', 'left']);
});

test('touch too, where the blur follows the release', () => {
  const { log, leave, hold, send } = createWindow();
  send('pointerdown');
  send('pointerup');
  hold('mousedown');
  leave();
  send('mouseup', 'click');
  expect(log).toEqual(['click', 'left']);
});

test.each(['pointercancel', 'dragend'])('a press without a click is over at %s', (end) => {
  const { log, leave, hold, send } = createWindow();
  hold('pointerdown', 'mousedown');
  leave();
  send(end);
  expect(log).toEqual(['left']);
  leave();
  expect(log).toEqual(['left', 'left']);
});
