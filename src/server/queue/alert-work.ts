import * as v from 'valibot';

/** A queued digest of all alerts of a recipient. */
export const DigestWork = v.object({
  alertIds: v.array(v.string()),
  /** Identifies the recipient, as an alert's recipient may change before the digest is sent. */
  recipient: v.string(),
  /** Ids of the newest jobs. */
  jobs: v.array(v.string()),
  /** The number of new jobs. */
  total: v.number(),
});
export type DigestWork = v.InferOutput<typeof DigestWork>;

/** An address that has to be confirmed. */
export const ConfirmWork = v.object({ alertId: v.string() });
export type ConfirmWork = v.InferOutput<typeof ConfirmWork>;
