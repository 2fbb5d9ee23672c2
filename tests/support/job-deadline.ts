import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';

/** A deadline in time for the form and the server. */
export const deadlineDay = toDhakaDay(Date.now() + 60 * DAY_MS);
