import { createHash } from 'node:crypto';

/** Another one once any of the values is: a mail that waits compares it, and says nothing that is over. */
export const toStateMark = (...values: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
