/** Raise it with every change of the stored shape, and migrate in `device/saved-jobs/saved-job.ts`. */
export const SAVED_JOB_VERSION = 2;

/** Stages of an application, in their usual order; only the user sets them. */
export const stages = ['saved', 'written', 'sent', 'interview', 'offer', 'rejected', 'noAnswer'] as const;
export type Stage = (typeof stages)[number];
