import { expect, test } from 'vitest';
import { toItem, toItems } from './text.ts';

test('items are trimmed, and empty ones are none', () => {
  expect(toItems(' React,, TypeScript , ')).toEqual(['React', 'TypeScript']);
  expect(toItems('')).toEqual([]);
});

test('line breaks of any program end an item', () => {
  expect(toItems('a\nb\r\nc\vd\fe\u2028f')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test.each([...'•·●○◦▪■➢➤►✓✔→', '✔\uFE0F', '\uF0B7', '\uF0A7', '\uF0D8\t', '- ', '– ', '* ', '§ ', 'o\t'])(
  'the bullet %j goes, with or without a space',
  (bullet) => {
    expect(toItem(`${bullet}Excel`)).toBe('Excel');
    expect(toItem(` ${bullet}  Excel `)).toBe('Excel');
  },
);

test('one bullet goes, not two, and none inside', () => {
  expect(toItem('• • Excel')).toBe('• Excel');
  expect(toItem('Excel • Word')).toBe('Excel • Word');
});

test.each(['.NET', 'C++', '-5 °C', '*nix', 'o level', '§5', 'β-test', '"Excel"'])(
  '%s has no bullet',
  (item) => {
    expect(toItem(item)).toBe(item);
  },
);
