import * as v from 'valibot';
import { ownerEntries } from './approval.ts';
import { Job } from './job.ts';

/** A job as its owner reads it: `GET /jobs?createdBy=`, `GET /jobs/{id}?view=detailed`, and answers to writes. */
export const OwnJob = v.object({ ...Job.entries, ...ownerEntries });
export type OwnJob = v.InferOutput<typeof OwnJob>;

/** `data` of `GET /jobs/{id}?view=detailed` for the owner; our server's writes answer with it too. */
export const OwnJobData = v.object({ job: OwnJob });
