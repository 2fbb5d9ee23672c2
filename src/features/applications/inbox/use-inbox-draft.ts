import * as v from 'valibot';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { isAnswerTo, type ScreeningAnswer } from '#contract/applications/answers.ts';
import { WrittenAnswer } from '#contract/applications/application.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import {
  personNames,
  toScreeningAnswers,
  toPerson,
  type ApplicationValues,
  type Person,
} from './form-rules.ts';

const Text = v.optional(v.string(), '');

/** What was typed into the form of a job; '' for what stays as the account has it. */
const InboxDraft = v.object({
  name: Text,
  phone: Text,
  email: Text,
  note: Text,
  answers: v.optional(v.array(WrittenAnswer), []),
  /** The id of the chosen CV. */
  cvId: Text,
});
export type InboxDraft = v.InferOutput<typeof InboxDraft>;

const emptyInboxDraft: InboxDraft = {
  name: '',
  phone: '',
  email: '',
  note: '',
  answers: [],
  cvId: '',
};

/** The draft of a job's application; it needs no account, and stays through sign-in. */
export const useInboxDraft = (jobId: string): Draft<InboxDraft> =>
  useDraft(`application:${jobId}`, InboxDraft, emptyInboxDraft, { isOfDevice: true });

/**
 * The draft of the form's values.
 * @param before its answers to questions that the form does not ask, as it may have an older copy of the job, stay
 * @param prefilled what the form began with for somebody who typed nothing
 */
export function toDraft(
  values: ApplicationValues,
  { questions, before }: { questions: readonly ScreeningQuestion[]; before: InboxDraft },
  prefilled: { person: Person; cvId: string },
): InboxDraft {
  const isAsked = (answer: ScreeningAnswer) => questions.some((question) => isAnswerTo(answer, question));
  const answers = [
    ...toScreeningAnswers(values, questions),
    ...before.answers.filter((answer) => !isAsked(answer)),
  ];
  const person = toPerson(values);
  const own = Object.fromEntries(
    personNames.map((name) => [name, person[name] === prefilled.person[name] ? '' : person[name]]),
  );
  const cvId = values['cv'] ?? '';
  const note = values['note'] ?? '';
  return { ...emptyInboxDraft, ...own, note, answers, cvId: cvId === prefilled.cvId ? '' : cvId };
}
