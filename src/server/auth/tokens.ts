import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits that say nothing. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token; the token itself is known to its holder alone. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
