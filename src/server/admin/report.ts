import * as v from 'valibot';

/** What the operator reads: what was done, what could not be done, and what has to be confirmed before it is done. */
export const Report = v.object({
  lines: v.array(v.string()),
  problems: v.array(v.string()),
  question: v.optional(v.object({ text: v.string(), accountId: v.string() })),
});
export type Report = v.InferOutput<typeof Report>;

export const done = (...lines: string[]): Report => ({ lines, problems: [] });
export const refusal = (problem: string): Report => ({ lines: [], problems: [problem] });
