import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepFrom, toRowCommand } from './job-pane.tsx';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const free = { isTyping: false, isDialogOpen: false, isOnRow: true, usesLetters: true };

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Enter', 'read'],
  ['x', null],
])('%s means %s', (key, command) => {
  expect(toRowCommand({ ...plain, key }, free)).toBe(command);
});

test('a key with a modifier, in a field or under a dialog is the browser’s', () => {
  for (const key of ['j', 'ArrowDown', 'Enter']) {
    for (const name of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing'] as const)
      expect(toRowCommand({ ...plain, key, [name]: true }, free)).toBeNull();
    expect(toRowCommand({ ...plain, key }, { ...free, isTyping: true })).toBeNull();
    expect(toRowCommand({ ...plain, key }, { ...free, isDialogOpen: true })).toBeNull();
  }
});

test('in the job’s own pane arrows scroll and Enter presses; letters still choose', () => {
  const elsewhere = { ...free, isOnRow: false };
  expect(toRowCommand({ ...plain, key: 'ArrowDown' }, elsewhere)).toBeNull();
  expect(toRowCommand({ ...plain, key: 'Enter' }, elsewhere)).toBeNull();
  expect(toRowCommand({ ...plain, key: 'j' }, elsewhere)).toBe('next');
});

test('letters can be turned off; arrows stay', () => {
  const quiet = { ...free, usesLetters: false };
  expect(toRowCommand({ ...plain, key: 'j' }, quiet)).toBeNull();
  expect(toRowCommand({ ...plain, key: 'ArrowDown' }, quiet)).toBe('next');
});

test('a step leads to the neighbour, to the first row where none is chosen, and not beyond the ends', () => {
  const ids = ['a', 'b', 'c'];
  expect(stepFrom(ids, undefined, 'next')).toBe('a');
  expect(stepFrom(ids, 'of another list', 'previous')).toBe('a');
  expect(stepFrom(ids, 'a', 'next')).toBe('b');
  expect(stepFrom(ids, 'a', 'previous')).toBeUndefined();
  expect(stepFrom(ids, 'c', 'next')).toBeUndefined();
  expect(stepFrom([], undefined, 'next')).toBeUndefined();
});

test('a step back undoes a step', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2 }), fc.nat(), (ids, seed) => {
      const from = ids[seed % (ids.length - 1)];
      expect(stepFrom(ids, stepFrom(ids, from, 'next'), 'previous')).toBe(from);
    }),
  );
});
