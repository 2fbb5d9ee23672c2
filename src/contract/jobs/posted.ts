/** Bangladesh is six hours ahead of UTC, all year. */
const OFFSET_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

const toDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS);

/**
 * How many days ago a job was posted, in Bangladesh's calendar: 0 is today.
 * @param postedAt ISO text; '' where it is not known
 * @param now ms since the epoch
 * @returns null where it is not known
 */
export function daysSincePosted(postedAt: string, now: number): number | null {
  const posted = Date.parse(postedAt);
  return Number.isNaN(posted) ? null : Math.max(0, toDay(now) - toDay(posted));
}
