import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.bn.ts';
import { toLocalMessage, type MessageTable } from './local-message.ts';

const table: MessageTable = {
  Email: 'ইমেইল',
  '{#count} minutes': '{#count} মিনিট',
  'Wait {wait} (at most).': '{wait} থামুন।',
  '{field} has {#count} of {#all}.': '{all}: {field}, {#all} এর {#count}।',
};

test.each([
  ['Email', 'ইমেইল'],
  ['Wait 12 minutes (at most).', '১২ মিনিট থামুন।'],
  ['Wait a moment (at most).', 'a moment থামুন।'],
  ['Email has 3 of 120000.', '120000: ইমেইল, ১,২০,০০০ এর ৩।'],
  ['Wait 12 minutes at most.', 'Wait 12 minutes at most.'],
  ['Email has many of 3.', 'Email has many of 3.'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s is %s', (english, local) => {
  expect(toLocalMessage(english, table)).toBe(local);
});

const local = (english: string) => toLocalMessage(english, fieldErrors);

test('what a schema reports names the field in Bangla', () => {
  expect(local('Email is required.')).toBe('ইমেইল দিন।');
  expect(local('Password must be at least 8 characters.')).toBe('পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে।');
  expect(local('Number of openings must be at least 1.')).toBe('পদসংখ্যা কমপক্ষে ১ হতে হবে।');
});

test('without a table a message stays as it is', () => {
  expect(toLocalMessage('Email is required.', {})).toBe('Email is required.');
});
