import { describe, expect, it } from 'vitest';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { jobEditorMessages } from './messages.ts';
import {
  checkQuestions,
  readQuestions,
  toQuestionsText,
  toScreening,
  toTypedQuestions,
} from './questions.ts';

const shift: ScreeningQuestion = {
  id: 'shift',
  kind: 'choice',
  text: 'Which shift?',
  choices: ['Day', 'Night'],
  isRequired: true,
};
const years: ScreeningQuestion = {
  id: 'years',
  kind: 'number',
  text: 'Years?',
  choices: [],
  isRequired: false,
};
const typed = toTypedQuestions([shift, years]);

/** The first question changed. */
const change = (changes: object): string => {
  const [first, ...others] = readQuestions(typed);
  return first === undefined ? '' : toQuestionsText([{ ...first, ...changes }, ...others]);
};

describe('questions in a form', () => {
  it('are the same questions again, as a text', () => {
    expect(toScreening(typed)).toEqual([shift, years]);
    expect(toTypedQuestions([])).toBe('');
    for (const text of ['', 'nonsense', '{}', '[{}]']) expect(readQuestions(text)).toEqual([]);
  });

  it('have no choices but those of a choice, blank lines left out', () => {
    expect(toScreening(change({ choices: ' Day \n\nNight\n' }))[0]?.choices).toEqual(['Day', 'Night']);
    expect(toScreening(change({ kind: 'yesNo' }))[0]?.choices).toEqual([]);
  });

  const { problems } = jobEditorMessages;
  it.each([
    [{ text: ' ' }, { text: 'Question is required' }],
    [{ text: 'x'.repeat(201) }, { text: 'Question: use 200 characters or fewer' }],
    [{ choices: 'Day' }, { choices: problems.fewChoices() }],
    [{ choices: 'Day\nDay' }, { choices: problems.repeated() }],
    [{ choices: `Day\n${'x'.repeat(81)}` }, { choices: 'Use 80 characters or fewer for each item' }],
    [{ choices: '1\n2\n3\n4\n5\n6\n7\n8\n9' }, { choices: 'Add up to 8 items' }],
    [{ kind: 'shortText', choices: '' }, {}],
  ])('say on the field what is wrong: %j', (changes, errors) => {
    expect(checkQuestions(change(changes))).toEqual([errors, {}]);
  });
});
