/** A repeat with the same key gets the first answer again (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** RFC 9110 §13.1.1: 409 when the row has changed since this version. */
export const IF_MATCH_HEADER = 'If-Match';

/** The `If-Match` value of a row's version. */
export const toIfMatch = (version: number): string => `"v${version}"`;

/** The version of an `If-Match` header; undefined when absent or `*`, null when malformed. */
export function readIfMatch(header: string | null | undefined): number | null | undefined {
  if (header === null || header === undefined || header.trim() === '*') return undefined;
  const version = /^"v(\d{1,9})"$/.exec(header.trim())?.[1];
  return version === undefined ? null : Number(version);
}

/** How many bytes of an interrupted upload have arrived, as of tus and draft-ietf-httpbis-resumable-upload. */
export const UPLOAD_OFFSET_HEADER = 'Upload-Offset';

/** With a pin-request: the terms that were shown, and when: `{id};{ISO instant}`. */
export const CONSENT_HEADER = 'Kaj-Consent';

/** With a digimart look-up: the payment that this device began (`toPaymentReference`). */
export const PAYMENT_HEADER = 'Kaj-Payment';
