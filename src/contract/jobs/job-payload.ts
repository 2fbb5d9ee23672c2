import * as v from 'valibot';
import { columnOf } from '../rows.ts';
import { jobFields } from './fields/job-fields.ts';

/** Body of `POST /jobs` and `PUT /jobs/{id}` (§7). `workMode` is an extension; a PUT may omit it. */
export const JobPayload = v.object(columnOf(jobFields, 'request'));
export type JobPayload = v.InferInput<typeof JobPayload>;
/** A valid payload: trimmed, lists as arrays, the deadline as a moment. */
export type CheckedJob = v.InferOutput<typeof JobPayload>;
