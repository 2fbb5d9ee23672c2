import { toDay } from '#contract/jobs/deadline-rule.ts';
import { DAY_MS } from '#contract/limits.ts';

/** A deadline in time for the form and the server. */
export const deadlineDay = toDay(Date.now() + 60 * DAY_MS);
