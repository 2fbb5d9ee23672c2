import * as v from 'valibot';
import { InboxApplication } from '#contract/applications/application.ts';
import { applicationStates, notSelectedReasons } from '#contract/applications/states.ts';
import { DECISION_VERSION, stores } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createRecordStore, type RecordStore } from '../record-store.ts';

const State = v.picklist(applicationStates);
const Reason = v.picklist(notSelectedReasons);

/** One application's part of a decision. */
export const StoredMove = v.object({
  id: v.string(),
  /** The applicant's, for messages. */
  name: v.string(),
  to: State,
  reason: v.optional(Reason),
  isTold: v.boolean(),
  /** Of an undo: what the applicant sees again. */
  toldAgain: v.optional(State),
  /** The application as it was decided on. */
  madeOn: v.object({
    state: State,
    toldState: State,
    reason: v.optional(Reason),
    version: v.number(),
    /** Another one's where it was withdrawn and sent again since. Decisions of older versions lack it. */
    sentAt: v.optional(v.string()),
  }),
  /** Why it was not done. */
  problem: v.optional(v.picklist(['changed', 'refused', 'gone'])),
  /** With a problem: as it is at the server; null where it is gone. */
  theirs: v.optional(v.nullable(InboxApplication)),
});
export type StoredMove = v.InferOutput<typeof StoredMove>;

/** A decision on one application or several, until the server has it and what it did not do is settled. */
export const StoredDecision = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(DECISION_VERSION)),
  key: v.string(),
  /** A user's id. */
  owner: v.string(),
  jobId: v.string(),
  moves: v.array(StoredMove),
  /** `tried`: the server may have it already. `open`: its moves are those that were not done. */
  step: v.picklist(['waiting', 'tried', 'open']),
});
export type StoredDecision = v.InferOutput<typeof StoredDecision>;

const limitMs = 5 * SECOND_MS;

export const decisionStore: RecordStore<StoredDecision> = createRecordStore({
  at: stores.decisions,
  schema: StoredDecision,
  version: DECISION_VERSION,
  limit: { readonly: limitMs, readwrite: limitMs },
});
