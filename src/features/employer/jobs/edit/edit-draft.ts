import * as v from 'valibot';
import type { OwnJob } from '#contract/jobs/job.ts';
import { textsSchema } from '../draft-schema.ts';
import { toEditValues } from './edit-rules.ts';
import { editNames, type EditValues } from '../job-fields.ts';

/** What is kept of an edit: the texts, and what they were before, so that another's changes can be told from one's own. */
export interface EditDraft {
  values: EditValues;
  base: EditValues;
  /** Of the job that `base` shows; null from servers that count none. */
  version: number | null;
}

export function toEditDraft(job: OwnJob): EditDraft {
  const values = toEditValues(job);
  return { values, base: values, version: job.version };
}

/** @param job what a field that was not kept yet starts from */
export function createEditDraftSchema(job: OwnJob): v.GenericSchema<unknown, EditDraft> {
  const texts = textsSchema(editNames, toEditValues(job));
  return v.object({ values: texts, base: texts, version: v.nullable(v.number()) });
}

/** True when the job was changed after the draft was begun. */
export function isOvertaken(draft: EditDraft, job: OwnJob): boolean {
  return draft.version !== null && job.version !== null && draft.version !== job.version;
}
