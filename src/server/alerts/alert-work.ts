import * as v from 'valibot';

/** A digest that waits to be sent: of one alert by mail, of all alerts of a device as a notification. */
export const DigestWork = v.object({
  alertIds: v.array(v.string()),
  /** The newest. */
  jobs: v.array(v.string()),
  /** How many new jobs there are. */
  total: v.number(),
});
export type DigestWork = v.InferOutput<typeof DigestWork>;

/** An address that has to be confirmed. */
export const ConfirmWork = v.object({ alertId: v.string() });
export type ConfirmWork = v.InferOutput<typeof ConfirmWork>;
