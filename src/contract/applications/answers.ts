import { readNumber } from '../format.ts';

/** What {@link findAnswerProblem} needs of a screening question. */
interface Question {
  id: string;
  kind: 'yesNo' | 'number' | 'choice' | 'shortText';
  choices?: readonly string[] | undefined;
  isRequired: boolean;
}

interface Answer {
  id: string;
  value: string;
}

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

/** What is wrong with the first answer that is; undefined where an employer's questions are answered. */
export function findAnswerProblem<Q extends Question>(
  questions: readonly Q[],
  answers: readonly Answer[],
): { question: Q; problem: 'missing' | 'invalid' } | undefined {
  for (const question of questions) {
    const value = answers.find(({ id }) => id === question.id)?.value ?? '';
    if (value === '') {
      if (question.isRequired) return { question, problem: 'missing' };
    } else if (!isRight(question, value)) return { question, problem: 'invalid' };
  }
  return undefined;
}
