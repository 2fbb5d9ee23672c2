import * as v from 'valibot';
import { questionKinds, screeningField, type ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { problem } from '#contract/field-problem.ts';
import { applyLimits } from '#contract/jobs/posting.ts';
import { jobEditorMessages } from './messages.ts';

/* The questions to applicants, which a form and its draft store as one text. */

const TypedQuestion = v.object({
  id: v.string(),
  kind: v.picklist(questionKinds),
  text: v.string(),
  /** One on each line. */
  choices: v.string(),
  isRequired: v.boolean(),
});
export type TypedQuestion = v.InferOutput<typeof TypedQuestion>;

const TypedQuestions = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(TypedQuestion)), []);

/** The questions of a form's text. */
export const readQuestions = (text: string): TypedQuestion[] => v.parse(TypedQuestions, text);

/** '' for none. */
export const toQuestionsText = (questions: readonly TypedQuestion[]): string =>
  questions.length === 0 ? '' : JSON.stringify(questions);

export const toTypedQuestions = (questions: readonly ScreeningQuestion[]): string =>
  toQuestionsText(
    questions.map(({ id, kind, text, choices, isRequired }) => ({
      id,
      kind,
      text,
      choices: choices.join('\n'),
      isRequired,
    })),
  );

const toLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The questions that a form sends. */
export const toScreening = (text: string): ScreeningQuestion[] =>
  readQuestions(text).map(({ id, kind, text: asked, choices, isRequired }) => ({
    id,
    kind,
    text: asked.trim(),
    choices: kind === 'choice' ? toLines(choices) : [],
    isRequired,
  }));

export type QuestionErrors = Partial<Record<'text' | 'choices', string>>;

function toErrorText({ type, message, input }: v.BaseIssue<unknown>, field: 'text' | 'choices'): string {
  const texts = jobEditorMessages;
  const { wrong, [field]: label } = texts.questions;
  if (message === problem('fewChoices')) return wrong.few;
  if (message === problem('repeated')) return wrong.twice;
  if (message === problem('unusable')) return texts.unusable(label);
  if (type !== 'max_length') return texts.enter(label);
  if (Array.isArray(input)) return texts.tooManyItems(applyLimits.maxChoices);
  return field === 'text'
    ? texts.tooLong(label, applyLimits.questionChars)
    : texts.itemTooLong(applyLimits.choiceChars);
}

/** What is wrong with each question, in the form's words. */
export function checkQuestions(text: string): QuestionErrors[] {
  const questions = toScreening(text);
  const errors: QuestionErrors[] = questions.map(() => ({}));
  for (const issue of v.safeParse(screeningField.request, questions).issues ?? []) {
    const [place, name] = v.getDotPath(issue)?.split('.') ?? [];
    const found = errors[Number(place)];
    if (found !== undefined && (name === 'text' || name === 'choices'))
      found[name] ??= toErrorText(issue, name);
  }
  return errors;
}
