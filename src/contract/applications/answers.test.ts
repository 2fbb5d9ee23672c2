import { expect, test } from 'vitest';
import { findAnswerProblem } from './answers.ts';

const questions = [
  { id: 'bike', text: 'A bike?', kind: 'yesNo', isRequired: true },
  { id: 'years', text: 'Years?', kind: 'number', isRequired: false },
  { id: 'shift', text: 'Which shift?', kind: 'choice', choices: ['Day', 'রাত'], isRequired: false },
  { id: 'why', text: 'Why?', kind: 'shortText', isRequired: true },
] as const;
const right = { bike: 'no', years: '২.৫', shift: 'রাত', why: 'I live near.' };
const check = (changes: Partial<Record<keyof typeof right, string>>) => {
  const answers = Object.entries({ ...right, ...changes }).map(([id, value]) => ({ id, value }));
  const found = findAnswerProblem(questions, answers);
  return found && [found.question.id, found.problem];
};

test.each([
  [{}, undefined],
  [{ years: '', shift: '' }, undefined],
  [{ bike: '' }, ['bike', 'missing']],
  [{ bike: 'maybe' }, ['bike', 'invalid']],
  [{ years: 'two' }, ['years', 'invalid']],
  [{ years: 'Infinity' }, ['years', 'invalid']],
  [{ shift: 'Night' }, ['shift', 'invalid']],
  [{ why: '' }, ['why', 'missing']],
])('answers with %j', (changes, problem) => {
  expect(check(changes)).toEqual(problem);
});

test('what was not answered at all counts as empty, and answers to other questions do not count', () => {
  expect(findAnswerProblem(questions, [])?.question.id).toBe('bike');
  expect(findAnswerProblem([], [{ id: 'gone', value: 'x' }])).toBeUndefined();
});

test.each([
  ['Years?', undefined],
  ['A bike?', { problem: 'missing' }],
])('an optional question that was answered as %j', (question, found) => {
  const years = questions.filter(({ id }) => id === 'years');
  const problem = findAnswerProblem(years, [{ id: 'years', value: '2', question }]);
  expect(problem && { problem: problem.problem }).toEqual(found);
});
