import * as v from 'valibot';
import { questionKinds, screeningField, type ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { toProblemText } from '#contract/field-errors.ts';
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

function toErrorText(issue: v.BaseIssue<unknown>, field: 'text' | 'choices'): string {
  const { problems, questions, itemTooLong } = jobEditorMessages;
  const tooLong = field === 'text' ? problems.tooLong : (_label: string, most: number) => itemTooLong(most);
  const label = questions[field];
  return toProblemText(issue, { ...problems, tooLong }, label) ?? problems.required(label);
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
