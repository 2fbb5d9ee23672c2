import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps phone numbers, and what tells whose they are, unreadable for whoever has the database alone. */
export interface Phones {
  /** For looking up: the same text has the same hash. HMAC-SHA-256. */
  hash(text: string): string;
  /** For reading back: AES-256-GCM, different each time. */
  seal(text: string): string;
  /** @throws Error when the text was sealed with another key, or altered */
  open(sealed: string): string;
  /** Tells one key from another, and nothing else of it. */
  fingerprint: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'kaj', purpose, 32));

/** @param key any long secret text */
export function createPhones(key: string): Phones {
  const sealing = derive(key, 'seal phone numbers');
  const hashing = derive(key, 'hash phone numbers');
  return {
    hash: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    fingerprint: derive(key, 'fingerprint').toString('hex').slice(0, 32),
  };
}
