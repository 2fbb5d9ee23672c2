import { locale } from '#texts/platform/i18n/locale';
import { formatNumber, intlLocales } from '#contract/format.ts';
import { storedSearchMessages } from '#texts/features/job-search/offline/messages';

/** The short Bangla names of months are not in use. */
const month = locale === 'bn' ? 'long' : 'short';

const createDayFormat = () =>
  new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month, year: 'numeric' });

/**
 * "14:05" of today, "2 Nov 2026, 14:05" of another day, in the device's time zone. @param moment ms since the epoch,
 * as `now` is
 */
export function formatMoment(moment: number, now: number): string {
  const toDay = createDayFormat();
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat(intlLocales[locale], clock).format(moment);
  const date = toDay.format(moment);
  return date === toDay.format(now) ? time : `${date}, ${time}`;
}

/** When the stored jobs were read from the server, ms since the epoch. */
export interface StoredSpan {
  count: number;
  oldest: number;
  newest: number;
}

/** "84 stored jobs, as of 14:05"; with copies of several days, the newest and the oldest. */
export function toStoredLine({ count, oldest, newest }: StoredSpan, now: number): string {
  const texts = storedSearchMessages;
  const toDay = createDayFormat();
  const isOneDay = toDay.format(oldest) === toDay.format(newest);
  const asOf = formatMoment(isOneDay ? oldest : newest, now);
  const line = texts.stored(count, formatNumber(count, locale), asOf);
  return isOneDay ? line : line + texts.oldest(toDay.format(oldest));
}
