import { randomBytes } from 'node:crypto';

/** A new id: 24 hexadecimal characters that nobody can guess. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
