import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { ConfirmWork, DigestWork } from './alert-work.ts';
import { MailWork } from './mail-work.ts';

interface WorkKind {
  payload: v.GenericSchema;
  /** Attempts after the first one. */
  retryLimit: number;
  /** Delay before the first retry; it doubles with each retry. */
  retryDelayMs: number;
  /** The time limit of an attempt, after which the work of a server that died is returned. */
  expiryMs: number;
  /** Higher ones first. */
  priority: number;
}

/** Retries for about four hours, the outage of a mail server. */
const sending = { retryLimit: 9, retryDelayMs: 30 * SECOND_MS, expiryMs: 2 * MINUTE_MS };

/** The kinds of work. Their handlers are in `work/handlers.ts`. */
export const workKinds = {
  'index-words': {
    payload: v.object({ version: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  mail: { payload: MailWork, ...sending, priority: 10 },
  'alert-confirm': { payload: ConfirmWork, ...sending, priority: 10 },
  /** A digest to one recipient. */
  alert: { payload: DigestWork, ...sending, priority: 5 },
  /** Compares new jobs with alerts, and enqueues the digests that are due. */
  alerts: {
    payload: v.object({}),
    retryLimit: 3,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
  /** Seals applications again after their key was rotated. */
  'seal-applications': {
    payload: v.object({}),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  upkeep: {
    payload: v.object({}),
    retryLimit: 3,
    retryDelayMs: MINUTE_MS,
    expiryMs: 6 * HOUR_MS,
    priority: 0,
  },
  /** The export of a night. */
  export: {
    payload: v.object({ day: v.string() }),
    retryLimit: 5,
    retryDelayMs: 5 * MINUTE_MS,
    expiryMs: 2 * HOUR_MS,
    priority: 0,
  },
  'applications-round': {
    payload: v.object({ until: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
  'weekly-round': {
    payload: v.object({ until: v.number() }),
    retryLimit: 5,
    retryDelayMs: MINUTE_MS,
    expiryMs: HOUR_MS,
    priority: 0,
  },
} as const satisfies Record<string, WorkKind>;

export type WorkName = keyof typeof workKinds;
export type Payload<Name extends WorkName> = v.InferOutput<(typeof workKinds)[Name]['payload']>;

export const isWorkName = (name: string): name is WorkName => Object.hasOwn(workKinds, name);

interface Attempt {
  /** The id of the work, the same for each attempt. */
  id: string;
  /** True once the server stops: leave the rest to the next attempt. */
  shouldStop: () => boolean;
}

/**
 * The handlers by kind of work. Delivery is at least once: work is repeated after a failure and after the death of a
 * server, so handlers have to be idempotent.
 */
export type Handlers = {
  [Name in WorkName]: (payload: Payload<Name>, attempt: Attempt) => Promise<void>;
};
