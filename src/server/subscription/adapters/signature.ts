import { createHash } from 'node:crypto';

/** Digimart's signature of a page's address: SHA-512 (no HMAC) of key, time and secret, lower-case hex. */
export const signPage = (apiKey: string, requestTime: string, apiSecret: string): string =>
  createHash('sha512').update(`${apiKey}|${requestTime}|${apiSecret}`, 'utf8').digest('hex');
