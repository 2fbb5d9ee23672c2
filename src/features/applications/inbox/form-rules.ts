import { locale } from '#texts/platform/i18n/locale';
import * as v from 'valibot';
import { findAnswerProblem } from '#contract/applications/answers.ts';
import { ApplicationForm } from '#contract/applications/application.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { problem } from '#contract/field-problem.ts';
import { formatNumber } from '#contract/format.ts';
import { inboxMessages } from '#texts/features/applications/inbox/messages';
import type { FieldErrors } from '#ui/form/use-fields.ts';

/** Who applies. */
export const personNames = ['name', 'phone', 'email'] as const;
export type PersonName = (typeof personNames)[number];
export type Person = Readonly<Record<PersonName, string>>;

/** The form's fields: a person's, `note`, `cv` (the id of the chosen one), and one of each question. */
export type ApplicationValues = Readonly<Record<string, string>>;

/** The field of a question. */
export const toAnswerName = (id: string): string => `answer-${id}`;

interface Answer {
  id: string;
  value: string;
}

interface Prefilled {
  person: Person;
  cvId: string;
}

/** The values of a stored draft; what it lacks is the account's. */
export function toValues(
  draft: Person & { note: string; answers: readonly Answer[] },
  { person, cvId }: Prefilled,
  questions: readonly ScreeningQuestion[],
): ApplicationValues {
  const toAnswer = (id: string) => draft.answers.find((answer) => answer.id === id)?.value ?? '';
  return {
    ...Object.fromEntries(questions.map(({ id }) => [toAnswerName(id), toAnswer(id)])),
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
export const toAnswers = (values: ApplicationValues, questions: readonly ScreeningQuestion[]): Answer[] =>
  questions.flatMap(({ id }) => {
    const value = values[toAnswerName(id)]?.trim() ?? '';
    return value === '' ? [] : [{ id, value }];
  });

const isPersonName = (name: string): name is PersonName => personNames.some((known) => known === name);

function toText({ message, type, requirement }: v.BaseIssue<unknown>, name: string): string {
  const { wrong } = inboxMessages;
  if (type === 'max_length') return wrong.tooLong(formatNumber(Number(requirement), locale));
  if (message === problem('unusable')) return wrong.unusable;
  return isPersonName(name) ? wrong[name] : wrong.unusable;
}

function toQuestionError(question: ScreeningQuestion, answers: readonly Answer[]): string | undefined {
  const { questions: texts } = inboxMessages;
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
  const answers = toAnswers(values, questions);
  const form = { ...toPerson(values), note: values['note'], answers };
  const { issues = [] } = v.safeParse(v.omit(ApplicationForm, ['key', 'jobId', 'cv']), form);
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const [field = '', index = ''] = v.getDotPath(issue)?.split('.') ?? [];
    const name = field === 'answers' ? toAnswerName(answers[Number(index)]?.id ?? '') : field;
    found[name] ??= toText(issue, name);
  }
  for (const question of questions) {
    const error = toQuestionError(question, answers);
    if (error !== undefined) found[toAnswerName(question.id)] ??= error;
  }
  if (!values['cv']) found['cv'] = inboxMessages.cv.missing;
  return found;
}

/** True for a person that can be sent as it is. */
export const isComplete = (person: Person): boolean =>
  personNames.every((name) => checkValues(person, [])[name] === undefined);
