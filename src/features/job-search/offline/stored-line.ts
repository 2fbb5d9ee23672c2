import { locale } from '#platform/i18n/locale.ts';
import { formatNumber, intlLocales } from '#contract/format.ts';
import { toShownHours } from '#contract/jobs/working-hours.ts';
import { storedSearchMessages } from './messages.ts';

/** Bangla dates have full month names, as the short forms of `Intl` are not in common use. */
const month = locale === 'bn' ? 'long' : 'short';

const createDayFormat = () =>
  new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month, year: 'numeric' });

/**
 * "2:05 PM" of today, "2 Nov 2026, 2:05 PM" of another day, in the device's time zone. @param moment ms since the epoch,
 * as `now` is
 */
export function formatStoredAt(moment: number, now: number): string {
  const toDay = createDayFormat();
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
  // Formatted like working hours, unlike any `Intl` format: "1:32 AM", "রাত ১:৩২টা".
  const time = toShownHours(new Intl.DateTimeFormat('en-US', clock).format(moment).replace('\u202f', ' '));
  const date = toDay.format(moment);
  return date === toDay.format(now) ? time : `${date}, ${time}`;
}

/** When the stored jobs were read from the server, ms since the epoch. */
export interface StoredSpan {
  count: number;
  oldest: number;
  newest: number;
}

/** "Offline: searched 84 jobs on this device (2:05 PM)"; with copies of several days, the newest and the oldest. */
export function toStoredLine({ count, oldest, newest }: StoredSpan, now: number): string {
  const texts = storedSearchMessages;
  const toDay = createDayFormat();
  const isOneDay = toDay.format(oldest) === toDay.format(newest);
  const asOf = formatStoredAt(isOneDay ? oldest : newest, now);
  return texts.searched(
    count,
    formatNumber(count, locale),
    isOneDay ? asOf : texts.span(asOf, toDay.format(oldest)),
  );
}
