import { locale } from '#platform/i18n/locale.ts';
import { intlLocales } from '#contract/format.ts';

const moments = new Intl.DateTimeFormat(intlLocales[locale], {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Dhaka',
});

/** "30 Nov 2026, 09:05" in Bangladesh's time zone; '' for a malformed time. */
export function formatMoment(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? '' : moments.format(time);
}
