import { expect, test } from 'vitest';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import { applicationFormMessages } from './messages.ts';
import { checkValues, isComplete, toScreeningAnswers, toPerson, toApplicationValues } from './form-rules.ts';

const questions: ScreeningQuestion[] = [
  { id: 'bike', kind: 'yesNo', text: 'A bike?', choices: [], isRequired: true },
  { id: 'years', kind: 'number', text: 'Years?', choices: [], isRequired: false },
];
const person = { name: 'Nasrin Sultana', phone: '01712 345678', email: 'nasrin@example.com' };
const right = { ...person, note: '', cv: 'c1', 'answer-bike A bike?': 'yes', 'answer-years Years?': '২' };
const { wrong, questions: asked, cv } = applicationFormMessages;

const toNothing = { name: '', phone: '', email: '', note: '', answers: [] };

test('what was not changed is as the account says, and each question has a field', () => {
  const values = toApplicationValues(
    { ...toNothing, phone: '01812 345678', note: 'Hello.', answers: [{ id: 'gone', value: 'x' }] },
    { person, cvId: 'c1' },
    questions,
  );
  expect(values).toEqual({
    ...person,
    phone: '01812 345678',
    note: 'Hello.',
    cv: 'c1',
    'answer-bike A bike?': '',
    'answer-years Years?': '',
  });
  expect(toPerson(values)).toEqual({ ...person, phone: '01812 345678' });
});

test('answers are those that were given', () => {
  expect(toScreeningAnswers({ ...right, 'answer-years Years?': ' ' }, questions)).toEqual([
    { id: 'bike', value: 'yes', question: 'A bike?' },
  ]);
});

test('an answer to what the employer has replaced is not taken for one to the new question', () => {
  const answers = [
    { id: 'bike', value: 'yes', question: 'Do you smoke?' },
    { id: 'years', value: '2', question: 'Years?' },
  ];
  const values = toApplicationValues({ ...toNothing, answers }, { person, cvId: 'c1' }, questions);
  expect(values).toMatchObject({ 'answer-bike A bike?': '', 'answer-years Years?': '2' });
});

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: wrong.name }],
  [{ phone: '12' }, { phone: wrong.phone }],
  [{ email: 'nasrin' }, { email: wrong.email }],
  [{ note: 'x'.repeat(applicationLimits.noteChars + 1) }, { note: wrong.tooLong('4,000') }],
  [{ note: 'a\u0000b' }, { note: wrong.unusable }],
  [{ cv: '' }, { cv: cv.missing }],
  [{ 'answer-bike A bike?': '' }, { 'answer-bike A bike?': asked.missing }],
  [{ 'answer-bike A bike?': 'maybe' }, { 'answer-bike A bike?': asked.notChoice }],
  [{ 'answer-years Years?': 'two' }, { 'answer-years Years?': asked.notNumber }],
])('with %j', (changes, errors) => {
  expect(checkValues({ ...right, ...changes }, questions)).toEqual(errors);
});

test('a person is complete with all that is sent of them', () => {
  expect(isComplete(person)).toBe(true);
  expect(isComplete({ ...person, phone: '' })).toBe(false);
});
