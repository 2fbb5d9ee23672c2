import * as v from 'valibot';
import { findAnswerProblem, isAnswerTo, type ScreeningAnswer } from '#contract/applications/answers.ts';
import { ApplicationForm, WrittenAnswer } from '#contract/applications/application.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { toProblemText, type ProblemTexts } from '#contract/field-errors.ts';
import { formatNumber } from '#contract/format.ts';
import { type Draft, useDraft } from '#device/drafts/draft.ts';
import { locale } from '#platform/i18n/locale.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { applicationFormMessages } from './messages.ts';

/** Who applies. */
const personNames = ['name', 'phone', 'email'] as const;
export type PersonName = (typeof personNames)[number];
export type Person = Readonly<Record<PersonName, string>>;

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

/** The form's fields: a person's, `note`, `cv` (the id of the chosen one), and one of each question. */
export type ApplicationValues = Readonly<Record<string, string>>;

type Asked = Pick<ScreeningQuestion, 'id' | 'text'>;

/** The field of a question. One whose text the employer changes while it is open gets another, empty one. */
export const toAnswerName = ({ id, text }: Asked): string => `answer-${id} ${text}`;

/** The values of a stored draft; what it lacks is the account's. */
export function toApplicationValues(
  draft: Person & { note: string; answers: readonly ScreeningAnswer[] },
  { person, cvId }: { person: Person; cvId: string },
  questions: readonly ScreeningQuestion[],
): ApplicationValues {
  const toAnswer = (asked: Asked) => draft.answers.find((answer) => isAnswerTo(answer, asked))?.value ?? '';
  return {
    ...Object.fromEntries(questions.map((asked) => [toAnswerName(asked), toAnswer(asked)])),
    ...Object.fromEntries(personNames.map((name) => [name, draft[name] || person[name]])),
    note: draft.note,
    cv: cvId,
  };
}

/** Those who apply, of the form's values. */
export const toPerson = (values: ApplicationValues): Person => ({
  name: values['name'] ?? '',
  phone: values['phone'] ?? '',
  email: values['email'] ?? '',
});

/** The answers to a job's questions; one that was left out has none. */
export const toScreeningAnswers = (
  values: ApplicationValues,
  questions: readonly ScreeningQuestion[],
): ScreeningAnswer[] =>
  questions.flatMap((asked) => {
    const value = values[toAnswerName(asked)]?.trim() ?? '';
    return value === '' ? [] : [{ id: asked.id, value, question: asked.text }];
  });

const isPersonName = (name: string): name is PersonName => personNames.some((known) => known === name);

function toText(issue: v.BaseIssue<unknown>, name: string): string {
  const { wrong } = applicationFormMessages;
  const problems: ProblemTexts = {
    tooLong: (_field, most) => wrong.tooLong(formatNumber(most, locale)),
    unusable: () => wrong.unusable,
  };
  return toProblemText(issue, problems, name) ?? (isPersonName(name) ? wrong[name] : wrong.unusable);
}

function toQuestionError(
  question: ScreeningQuestion,
  answers: readonly ScreeningAnswer[],
): string | undefined {
  const { questions: texts } = applicationFormMessages;
  const found = findAnswerProblem([question], answers);
  if (found === undefined) return undefined;
  if (found.problem === 'missing') return texts.missing;
  return question.kind === 'number' ? texts.notNumber : texts.notChoice;
}

/** What is wrong with the values, by field: what the server would refuse. */
export function checkValues(
  values: ApplicationValues,
  questions: readonly ScreeningQuestion[],
): FieldErrors<string> {
  const answers = toScreeningAnswers(values, questions);
  const form = { ...toPerson(values), note: values['note'], answers };
  const { issues = [] } = v.safeParse(v.omit(ApplicationForm, ['key', 'jobId', 'cv']), form);
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const [field = '', index = ''] = v.getDotPath(issue)?.split('.') ?? [];
    const asked =
      field === 'answers' ? questions.find(({ id }) => id === answers[Number(index)]?.id) : undefined;
    const name = asked ? toAnswerName(asked) : field;
    found[name] ??= toText(issue, name);
  }
  for (const question of questions) {
    const error = toQuestionError(question, answers);
    if (error !== undefined) found[toAnswerName(question)] ??= error;
  }
  if (!values['cv']) found['cv'] = applicationFormMessages.cv.missing;
  return found;
}

/** True for a person that can be sent as it is. */
export const isComplete = (person: Person): boolean =>
  personNames.every((name) => checkValues(person, [])[name] === undefined);
