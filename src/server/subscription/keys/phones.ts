import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Hashes and encrypts phone numbers. */
export interface Phones {
  hash(text: string): string;
  seal(text: string): string;
  open(sealed: string): string;
  fingerprint: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'kaj', purpose, 32));

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
