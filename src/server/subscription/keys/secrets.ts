import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What clients keep as the subscriber id: 128 random bits, no phone number in it. */
export const newSubscriberId = (): string => randomBytes(16).toString('hex');

/** A handle or a return token, which only the visitor holds. */
export const newHandle = (): string => randomBytes(24).toString('base64url');

/** What is stored of a handle. */
export const hashHandle = (handle: string): string => createHash('sha256').update(handle).digest('hex');

/** Exactly 15 digits, never used before: what Digimart wants as a request id. */
export const newRequestId = (): string =>
  `${randomInt(1, 10)}${String(randomInt(10_000_000)).padStart(7, '0')}${String(randomInt(10_000_000)).padStart(7, '0')}`;

export const isRequestId = (text: string): boolean => /^\d{15}$/.test(text);

/** A code for an SMS of ours. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
