import { readNumber } from '../format.ts';

/** What {@link findAnswerProblem} needs of a screening question. */
interface Question {
  id: string;
  text: string;
  kind: 'yesNo' | 'number' | 'choice' | 'shortText';
  choices?: readonly string[] | undefined;
  isRequired: boolean;
}

export interface ScreeningAnswer {
  /** Its question's. */
  id: string;
  value: string;
  /** The text that was answered. Absent where the sender does not say. */
  question?: string | undefined;
}

/** False where the employer has put another text in place of what was answered. */
export const isAnswerTo = (
  { id, question }: ScreeningAnswer,
  asked: Pick<Question, 'id' | 'text'>,
): boolean => id === asked.id && (question === undefined || question === asked.text);

const isRight = ({ kind, choices = [] }: Question, value: string): boolean => {
  switch (kind) {
    case 'yesNo':
      return value === 'yes' || value === 'no';
    case 'number':
      return Number.isFinite(readNumber(value));
    case 'choice':
      return choices.includes(value);
    case 'shortText':
      return true;
  }
};

/**
 * What is wrong with the first answer that is; undefined where an employer's questions are answered. A question that
 * was answered under another text is missing its answer, even where it needs none: it was not asked yet.
 */
export function findAnswerProblem<Q extends Question>(
  questions: readonly Q[],
  answers: readonly ScreeningAnswer[],
): { question: Q; problem: 'missing' | 'invalid' } | undefined {
  for (const question of questions) {
    const answer = answers.find(({ id }) => id === question.id);
    const value = answer?.value ?? '';
    const isOfOther = answer !== undefined && !isAnswerTo(answer, question);
    if (value === '' || isOfOther) {
      if (question.isRequired || isOfOther) return { question, problem: 'missing' };
    } else if (!isRight(question, value)) return { question, problem: 'invalid' };
  }
  return undefined;
}
