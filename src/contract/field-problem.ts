import type { fieldProblems } from './field-errors.ts';

export type FieldProblem = keyof typeof fieldProblems.en;

/** The message of a schema's issue: a code, whose words are in `field-errors` and in the forms' catalogues. */
export const problem = (code: FieldProblem): FieldProblem => code;
