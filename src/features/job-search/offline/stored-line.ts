import { listPageSize } from '#api/jobs.ts';
import type { StoredMatches } from '#api/on-device/stored-search.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { locale } from '#platform/i18n/locale.ts';
import { serverNow } from '#platform/server-time.ts';
import { toSearchKey } from '../list/list-state.ts';
import { formatNumber, intlLocales } from '#contract/format.ts';
import { toShownHours } from '#contract/jobs/working-hours.ts';
import { storedSearchMessages as texts } from '../later-messages.ts';

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

/** "Offline: searched 84 jobs on this device (2:05 PM)"; with copies of several days, the newest and the oldest. */
export function toStoredLine({ count, oldest, newest }: StoredMatches['searched'], now: number): string {
  const toDay = createDayFormat();
  const isOneDay = toDay.format(oldest) === toDay.format(newest);
  const asOf = formatStoredAt(isOneDay ? oldest : newest, now);
  return texts.searched(
    count,
    formatNumber(count, locale),
    isOneDay ? asOf : texts.span(asOf, toDay.format(oldest)),
  );
}

/** A page of results among the jobs on this device. */
export interface StoredFound {
  key: string;
  list: JobListResult;
  line: string;
}

export function toStoredFound(search: JobSearch, { jobs, searched }: StoredMatches): StoredFound {
  const { page = 1 } = search;
  const perPage = listPageSize();
  const total = jobs.length;
  const list: JobListResult = {
    jobs: jobs.slice((page - 1) * perPage, page * perPage),
    pagination: { total, totalPages: Math.ceil(total / perPage), page, perPage },
    storedAt: null,
  };
  return { key: toSearchKey(search), list, line: toStoredLine(searched, serverNow()) };
}
