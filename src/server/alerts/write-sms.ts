import { alertPaths } from '#contract/http/api-paths.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toBase, toJobsText } from './alert-mails.ts';
import { countSegments, toGsmSigns } from './sms-segments.ts';
import { toShortId } from './short-id.ts';
import type { AlertRow } from './store.ts';

/** Operators charge each segment. */
const MOST_SEGMENTS = 3;
const MOST_JOBS = 3;

const toLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Up to three jobs and the link to all. What does not fit is omitted: first places and pay, then jobs. */
export function writeSms(
  context: Pick<AppContext, 'config'>,
  alert: Pick<AlertRow, 'id' | 'language' | 'origin'>,
  { cards, total }: { cards: readonly CardRow[]; total: number },
): string {
  const { language } = alert;
  const jobs = cards.slice(0, MOST_JOBS).map((row) => {
    const job = toJobCard(row);
    const { place, pay } = toJobWords(job, language);
    const title = toLine([toJobTitle(job)]);
    return { title, full: toLine([title, place, pay]) };
  });
  const head = `${toAppName(context.config, language)}: ${toJobsText(total, language)}`;
  const link = `${toBase(context, alert)}${alertPaths.short}/${toShortId(alert.id)}`;
  const toText = (lines: readonly string[]): string => {
    const text = [head, ...lines, link].join('\n');
    return language === 'en' ? toGsmSigns(text) : text;
  };
  for (let count = jobs.length; count > 0; count -= 1) {
    const shown = jobs.slice(0, count);
    for (const lines of [shown.map(({ full }) => full), shown.map(({ title }) => title)]) {
      const text = toText(lines);
      if (countSegments(text) <= MOST_SEGMENTS) return text;
    }
  }
  return toText([]);
}
