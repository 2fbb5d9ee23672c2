import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { questionMessages } from '../panel-messages.ts';

/** All of a question to applicants: "Which shift? · A choice from a list · Day · Night · An answer is required". */
export function toQuestionText({ text, kind, choices, isRequired }: Omit<ScreeningQuestion, 'id'>): string {
  const { kinds, isRequired: required } = questionMessages;
  return [text, kinds[kind], ...choices, ...(isRequired ? [required] : [])].join(' · ');
}
