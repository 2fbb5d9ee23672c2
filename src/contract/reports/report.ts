import * as v from 'valibot';
import { hasVisibleText } from '../trim-signs.ts';
import { problem } from '../field-problem.ts';
import { typedText } from '../typed-line.ts';

/** Why a reader reports a job, in the order of the form. */
export const reportReasons = ['money', 'fake', 'wrong-company', 'offensive', 'closed', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const REPORT_CHARS = 1000;

/** True if a report needs a text: the reason "something else" does. */
export const lacksText = (reason: ReportReason, text: string): boolean =>
  reason === 'other' && !hasVisibleText(text);

/** Body of `POST /jobs/{id}/reports` (extension). */
export const JobReport = v.pipe(
  v.object({
    reason: v.picklist(reportReasons),
    text: v.optional(typedText(REPORT_CHARS), ''),
    /** Random, one per device and job: sent again, the report counts once. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, problem('notKey'))),
  }),
  v.forward(
    v.check(({ reason, text }) => !lacksText(reason, text), problem('required')),
    ['text'],
  ),
);
export type JobReport = v.InferOutput<typeof JobReport>;
