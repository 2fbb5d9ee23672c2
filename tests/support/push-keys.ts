import { createECDH } from 'node:crypto';

/** The keys of a browser that takes notifications: a point of the curve and 16 bytes, as servers require (RFC 8291). */
export const createPushKeys = (): { p256dh: string; auth: string } => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: 'A'.repeat(22),
});
