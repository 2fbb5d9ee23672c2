/** Extension headers of writes. A server that does not know them ignores them. */

/** A repeat with the same key changes nothing and gets the first answer again (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** Keys are text of this form; our client sends a UUID. */
export const idempotencyKeyPattern = /^[\w-]{8,128}$/;
/** An answer that was given before and is given again carries this header with the value `true`. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** RFC 9110 §13.1.1: the write is refused with 409 when the row has changed since this version. */
export const IF_MATCH_HEADER = 'If-Match';

/** @param version of the row that the form was filled from */
export const toIfMatch = (version: number): string => `"v${version}"`;

/** The version of an `If-Match` header; undefined when it is absent or `*`, null when it is none of ours. */
export function readIfMatch(header: string | null | undefined): number | null | undefined {
  if (header === null || header === undefined || header.trim() === '*') return undefined;
  const version = /^"v(\d{1,9})"$/.exec(header.trim())?.[1];
  return version === undefined ? null : Number(version);
}

/** With a pin-request: which terms were shown, and since when: `{id};{ISO instant}`. The id names the app and their text. */
export const CONSENT_HEADER = 'Kaj-Consent';

/** With a look-up at digimart: the reference of the payment that this device began (`toPaymentReference`). */
export const PAYMENT_HEADER = 'Kaj-Payment';
