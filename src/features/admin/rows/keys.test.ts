import { describe, expect, test } from 'vitest';
import { toCommand } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false };
const onRow = { isTyping: false, isDialogOpen: false, isOnRow: true };

describe('toCommand', () => {
  test.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['a', 'approve'],
    ['A', 'approve'],
    ['r', 'reject'],
    ['u', 'undo'],
    ['o', 'open'],
    ['h', 'handle'],
    ['/', 'search'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
    [' ', null],
  ])('%j on a row is %j', (key, command) => {
    expect(toCommand({ ...plain, key }, onRow)).toBe(command);
  });

  test.each(['a', 'r', 'u', 'h', 'j', '/', '?'])(
    '%j is a letter where one types, and nothing behind a dialog',
    (key) => {
      expect(toCommand({ ...plain, key }, { ...onRow, isTyping: true })).toBeNull();
      expect(toCommand({ ...plain, key }, { ...onRow, isDialogOpen: true })).toBeNull();
      expect(toCommand({ ...plain, key, isComposing: true }, onRow)).toBeNull();
    },
  );

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is the browser’s', (modifier) => {
    expect(toCommand({ ...plain, key: 'r', [modifier]: true }, onRow)).toBeNull();
  });

  test('arrows scroll the page where no row has the focus', () => {
    expect(toCommand({ ...plain, key: 'ArrowDown' }, { ...onRow, isOnRow: false })).toBeNull();
    expect(toCommand({ ...plain, key: 'j' }, { ...onRow, isOnRow: false })).toBe('next');
  });

  test('a key that is held down moves, but decides once', () => {
    expect(toCommand({ ...plain, key: 'a', repeat: true }, onRow)).toBeNull();
    expect(toCommand({ ...plain, key: 'j', repeat: true }, onRow)).toBe('next');
  });
});
