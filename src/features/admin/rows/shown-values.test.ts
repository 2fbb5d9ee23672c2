import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AdminCompany } from '#contract/accounts/admin.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { toMarks, toShownChanges, toShownValue } from './shown-values.tsx';

test.each([
  ['approval', 'pending', 'Waiting'],
  ['title', 'pending', 'pending'],
  ['workMode', 'full-time', 'Full-time'],
  ['applicationDeadline', '2026-11-30T18:00:00.000Z', '1 Dec 2026'],
  ['salaryMin', 12_500, '12,500'],
  ['requiredSkills', ['Excel', 'Tally'], 'Excel, Tally'],
  ['email', null, ''],
  ['description', '<b>no</b>', '<b>no</b>'],
  ['applyWays', [], 'By email'],
  [
    'applyWays',
    [
      { kind: 'link', url: 'https://Jobs.Padma.example/7' },
      { kind: 'call', phone: '01712-345678', whatsApp: false },
    ],
    'Online at https://Jobs.Padma.example/7\nCall 01712-345678',
  ],
  // A long change is stored cut.
  ['applyWays', '[{"kind":"li…', '[{"kind":"li…'],
  [
    'screening',
    [{ id: 'q', kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'], isRequired: false }],
    'Which shift? · A choice from a list · Day · Night',
  ],
])('%s %j is shown as %j', (name, value, expected) => {
  expect(toShownValue(name, value)).toBe(expected);
});

test('a time is shown in Bangladesh’s time zone, a malformed one not at all', () => {
  expect(formatMoment('2026-11-30T18:05:00.000Z')).toMatch(/^1 Dec 2026, 00:05$/);
  expect(formatMoment('soon')).toBe('');
});

test('changes have names, long ones only what differs, and none that serves undoing alone', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  expect(
    toShownChanges({
      email: ['old@example.com', ''],
      description: [words, words.replace('word20', 'money')],
      approvedValues: [{ email: 'x' }, null],
    }),
  ).toEqual([
    { name: 'email', label: 'Email', before: 'old@example.com', now: '' },
    {
      name: 'description',
      label: 'Description',
      before: '… word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 …',
      now: '… word15 word16 word17 word18 word19 money word21 word22 word23 word24 word25 …',
    },
  ]);
});

test.each([
  ['evsjv‡`k cÖwZôvb', ['old-font']],
  ['Meghna Foods', []],
])('a company of the name %s is marked with %j', (name, marks) => {
  const owner = { _id: 'o', firstName: '', lastName: '', email: '', phoneNumber: '' };
  const row = { _id: 'c', name, owner, createdAt: '', updatedAt: '', changes: {} };
  expect(toMarks({ kind: 'company', ...v.parse(AdminCompany, row) })).toEqual(marks);
});
