import { createHash } from 'node:crypto';

/** A digest of values. A queued mail compares it when it is sent, and is dropped if a value has changed. */
export const toStateMark = (...values: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
