import { formatNumber, type Locale } from '#contract/format.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { toChosenFilters } from '#contract/jobs/chosen-filters.ts';
import { type JobSearch, parseJobQuery, toListPath } from '#contract/jobs/job-query.ts';
import { valueLabels } from '#contract/jobs/value-labels.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toLocalListTitle } from '../jobs/local-names.ts';
import type { MailContent } from '../mail/layout.ts';
import { alertTexts } from './alert-texts.ts';
import { createLinkKey } from './keys.ts';
import type { AlertRow } from './store.ts';

type MailContext = Pick<AppContext, 'db' | 'config'>;

/** The prefix of an alert's links. */
export const toBase = (
  { config }: Pick<AppContext, 'config'>,
  { origin }: Pick<AlertRow, 'origin'>,
): string => config.subscription.publicUrl ?? origin;

/** "12 new jobs". */
export function toJobsText(count: number, language: AlertRow['language']): string {
  return alertTexts[language].digest.newJobs(count, formatNumber(count, language));
}

/** Asks an address to confirm an alert. Contains no text from the requester, who may be a stranger. */
export async function writeConfirmMail(context: MailContext, alert: AlertRow): Promise<MailContent> {
  const appName = toAppName(context.config, alert.language);
  const { confirm, linkHint } = alertTexts[alert.language];
  const key = await createLinkKey(context, alert, 'confirm');
  const page = toBase(context, alert) + toLocalPath(appPaths.alerts, alert.language);
  return {
    subject: confirm.subject(appName),
    paragraphs: [confirm.text],
    // In the fragment, which browsers do not send to servers.
    link: { label: confirm.button, url: `${page}#confirm=${alert.id}.${key}`, hint: linkHint },
    after: [confirm.after],
    footer: confirm.footer(alert.email, appName),
  };
}

interface DigestMail {
  content: MailContent;
  /** For mail programs (RFC 8058). */
  unsubscribeUrl: string;
}

/** Mail programs cut header lines beyond 998 characters (RFC 5322). */
const MOST_STOPPED = 10;

/** New jobs of all alerts of an address, the newest alert first. @param total may be more than the cards */
export async function writeDigestMail(
  context: MailContext,
  alerts: readonly [AlertRow, ...AlertRow[]],
  { cards, total }: { cards: readonly CardRow[]; total: number },
): Promise<DigestMail> {
  const [alert, ...others] = alerts;
  const { language, email } = alert;
  const appName = toAppName(context.config, language);
  const { digest, linkHint } = alertTexts[language];
  const base = toBase(context, alert);
  const named = await Promise.all(
    alerts.map(async (row) => ({
      title: toAlertTitle(parseJobQuery(row.query), language),
      id: row.id,
      key: await createLinkKey(context, row, 'manage'),
    })),
  );
  const isOne = others.length === 0;
  const title = named.map((one) => one.title).join('; ');
  const search = isOne ? parseJobQuery(alert.query) : {};
  const toUrl = (path: string) => base + toLocalPath(path, language);
  const items = cards.map((row) => {
    const job = toJobCard(row);
    const { place, pay, applyBy } = toJobWords(job, language);
    const lines = [[place, pay].filter((part) => part !== '').join(' · '), applyBy];
    return {
      title: toJobTitle(job),
      url: toUrl(toJobPath(job._id)),
      lines: lines.filter((line) => line !== ''),
    };
  });
  return {
    content: {
      subject: digest.subject(
        toJobsText(total, language),
        isOne ? title : digest.alerts(formatNumber(alerts.length, language)),
      ),
      paragraphs: isOne ? [digest.text] : [title, digest.text],
      items,
      link: {
        label: isOne ? digest.button : digest.newest,
        url: toUrl(toListPath({ ...search, sort: 'newest' })),
        hint: linkHint,
      },
      after: [digest.after],
      footer: digest.footer(email, appName),
      stops: named.map((one) => ({
        label: isOne ? digest.stop : `${digest.stop}: ${one.title}`,
        url: `${toUrl(appPaths.alerts)}#manage=${one.id}.${one.key}`,
      })),
    },
    unsubscribeUrl: `${base}${alertPaths.unsubscribe}?${named
      .slice(0, MOST_STOPPED)
      .map(({ id, key }) => `id=${id}&key=${key}`)
      .join('&')}`,
  };
}

/** A search in words: the list's title, then the filters that it does not name. */
function toAlertTitle(search: JobSearch, locale: Locale): string {
  const chosen = toChosenFilters(search, { locale, labels: valueLabels[locale], names: {} });
  return [toLocalListTitle(search, locale), ...chosen.map(({ text }) => text)].join(', ');
}
