import * as v from 'valibot';
import { applicationKeyPattern, CvKind, Receipt, WrittenAnswer } from '#contract/applications/application.ts';
import { APPLICATION_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { readEndedUser } from '#platform/session/session-end.ts';
import { useSession } from '#platform/session/session.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore } from './record-store.ts';
import { createWrittenRecords } from './record-writes.ts';

const Text = v.fallback(v.string(), '');

/** An application in the product, by its key. What was written in it is dropped once it was sent. */
export const StoredApplication = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(APPLICATION_VERSION)),
  key: v.pipe(v.string(), v.regex(applicationKeyPattern)),
  jobId: Id,
  jobTitle: Text,
  companyName: Text,
  /** The account it is sent from; null until then, where it was written before sign-in. */
  userId: v.nullable(v.string()),
  name: Text,
  phone: Text,
  email: Text,
  note: Text,
  answers: v.fallback(v.array(WrittenAnswer), []),
  /** Whether the applicant is told by mail what becomes of it. */
  isFollowed: v.fallback(v.boolean(), false),
  /** Of the device's CV, which may be removed: `cv` is a copy. */
  cvId: Text,
  cvName: Text,
  cvType: CvKind,
  cvSize: v.number(),
  cv: v.nullable(StoredFile),
  writtenAt: v.fallback(v.number(), 0),
  step: v.picklist(['waiting', 'sent', 'refused']),
  /** Once it was sent, as the server read last. */
  receipt: v.optional(Receipt),
  /** Code of the server's refusal, or of what makes it wait, and its words; `EARLIER_COUNTS`, `EDITED`. */
  problem: v.fallback(v.optional(v.string()), undefined),
  problemText: v.fallback(v.optional(v.string()), undefined),
});
export type StoredApplication = v.InferOutput<typeof StoredApplication>;

export const applicationStore = createRecordStore({
  at: stores.applications,
  schema: StoredApplication,
  version: APPLICATION_VERSION,
  toShown: (key, application) => (application.key === key ? application : undefined),
});

/** Applications by their key. What an account has written is removed from the device when it signs out. */
export const applicationRecords = createWrittenRecords<StoredApplication>({
  name: 'applications',
  load: async () => applicationStore,
});
export const {
  known: knownApplications,
  onChange: onApplicationsChange,
  load: loadApplications,
  useRecords: useApplications,
  useReadState: useApplicationsState,
} = applicationRecords;

/**
 * Of an account, the newest first; before sign-in those that no account has sent. After a session that the server ended
 * its unsent ones stay visible: the form would be filled in and sent again.
 */
export function toOwn(
  applications: ReadonlyMap<string, StoredApplication>,
  user: string | null,
): StoredApplication[] {
  const ended = user === null ? readEndedUser() : null;
  const isOwn = ({ userId, step }: StoredApplication) =>
    userId === null || userId === user || (userId === ended && step !== 'sent');
  return [...applications.values()].filter(isOwn).toSorted((one, other) => other.writtenAt - one.writtenAt);
}

/** The device's applications of who is signed in, the newest first. */
export function useOwnApplications(): StoredApplication[] {
  const session = useSession();
  return toOwn(useApplications(), session?.user._id ?? null);
}

/** The newest for a job. */
export const useOwnApplication = (jobId: string): StoredApplication | undefined =>
  useOwnApplications().find((application) => application.jobId === jobId);

/** Those of an account, once the device is read. */
export async function readStoredApplications(user: string | null): Promise<StoredApplication[]> {
  await loadApplications();
  return toOwn(knownApplications(), user);
}

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
