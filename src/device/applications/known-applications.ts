import type { Receipt } from '#contract/applications/application.ts';
import type { StoredApplication } from './application-record.ts';

/** Problem of one that was refused as an earlier one of the same person for the job has arrived, which its receipt names. */
export const EARLIER_COUNTS = 'earlierCounts';

/** Problem of one that its writer took back to change it, until it is sent again or deleted. */
export const EDITED = 'edited';

/** Not sent, as its writer is changing it. */
export const isEdited = ({ step, problem }: StoredApplication): boolean =>
  step === 'refused' && problem === EDITED;

/** One's own application for a job, from this device or another one. */
export interface KnownApplication {
  jobId: string;
  jobTitle: string;
  companyName: string;
  /** What waits to be sent, or was refused. */
  unsent: StoredApplication | undefined;
  /** What the server told last of what was sent. */
  receipt: Receipt | undefined;
}

const newest = (receipts: readonly (Receipt | undefined)[]): Receipt | undefined =>
  receipts
    .filter((receipt) => receipt !== undefined)
    .toSorted((one, other) => Date.parse(other.stateAt) - Date.parse(one.stateAt))[0];

/** By job. @param stored the device's, the newest first @param told the server's */
export function mergeApplications(
  stored: readonly StoredApplication[],
  told: readonly Receipt[],
): ReadonlyMap<string, KnownApplication> {
  const known = new Map<string, KnownApplication>();
  for (const { jobId } of [...stored, ...told]) {
    if (known.has(jobId)) continue;
    const here = stored.filter((one) => one.jobId === jobId);
    const receipt = newest([...told.filter((one) => one.jobId === jobId), ...here.map((one) => one.receipt)]);
    const [last] = here;
    const isUnsent = last !== undefined && last.step !== 'sent';
    // One that has arrived counts, from whatever device; what was written since is shown until its writer has chosen.
    const isOver =
      last?.step === 'refused' &&
      last.problem !== EARLIER_COUNTS &&
      !isEdited(last) &&
      receipt !== undefined &&
      receipt.state !== 'withdrawn';
    const unsent = isUnsent && !isOver ? last : undefined;
    if (unsent === undefined && receipt === undefined) continue;
    const { jobTitle = '', companyName = '' } = receipt ?? last ?? {};
    known.set(jobId, { jobId, jobTitle, companyName, unsent, receipt });
  }
  return known;
}
