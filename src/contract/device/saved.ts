/** Version of the stored shape of saved jobs: raise it with every change, and migrate in `device/saved-jobs/saved-job.ts`. */
export const SAVED_JOB_VERSION = 2;

/** How far a reader has come with a saved job, in the order in which it usually goes; only the reader says so. */
export const stages = ['saved', 'written', 'sent', 'interview', 'offer', 'rejected', 'noAnswer'] as const;
export type Stage = (typeof stages)[number];
