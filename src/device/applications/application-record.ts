import * as v from 'valibot';
import { applicationKeyPattern, CvKind, Receipt, WrittenAnswer } from '#contract/applications/application.ts';
import { APPLICATION_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore, type RecordStore } from '../record-store.ts';

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

export const applicationStore: RecordStore<StoredApplication> = createRecordStore({
  at: stores.applications,
  schema: StoredApplication,
  version: APPLICATION_VERSION,
  toShown: (key, application) => (application.key === key ? application : undefined),
});
