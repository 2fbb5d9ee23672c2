import * as v from 'valibot';

/** A digest that waits to be sent, of all alerts of a recipient. */
export const DigestWork = v.object({
  alertIds: v.array(v.string()),
  /** A mark of whom it is for: an alert may go to somebody else once it is sent. */
  recipient: v.string(),
  /** The newest. */
  jobs: v.array(v.string()),
  /** How many new jobs there are. */
  total: v.number(),
});
export type DigestWork = v.InferOutput<typeof DigestWork>;

/** An address that has to be confirmed. */
export const ConfirmWork = v.object({ alertId: v.string() });
export type ConfirmWork = v.InferOutput<typeof ConfirmWork>;
