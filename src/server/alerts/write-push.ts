import { formatNumber } from '#contract/format.ts';
import { apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { PushMessage } from '#contract/alerts/push-message.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import type { AppContext } from '../app-context.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toBase } from './alert-mails.ts';
import { alertTexts } from './alert-texts.ts';
import type { AlertRow } from './store.ts';

type PushContext = Pick<AppContext, 'config'>;

function toMoreText(more: number, language: AlertRow['language']): string {
  const { oneMore, more: several } = alertTexts[language].push;
  if (more <= 0) return '';
  return more === 1 ? oneMore : several(formatNumber(more, language));
}

/** A notification of one job and the number of others. Tapping it opens the job. */
export function writePush(
  context: PushContext,
  alert: AlertRow,
  { card, total, tag }: { card: CardRow; total: number; tag: string },
): PushMessage {
  const { language } = alert;
  const job = toJobCard(card);
  const { place, pay } = toJobWords(job, language);
  const lines = [[place, pay].filter((part) => part !== '').join(' · '), toMoreText(total - 1, language)];
  return {
    web_push: 8030,
    notification: {
      title: toJobTitle(job),
      body: lines.filter((line) => line !== '').join('\n'),
      lang: language,
      tag,
      navigate: toBase(context, alert) + toLocalPath(toJobPath(job._id), language),
      data: { reads: [apiPaths.job(job._id), apiPaths.company(job.company._id)] },
    },
  };
}

/** The test notification. */
export function writeTestPush(context: PushContext, alert: AlertRow): PushMessage {
  const { language } = alert;
  const { testTitle, testBody } = alertTexts[language].push;
  return {
    web_push: 8030,
    notification: {
      title: testTitle,
      body: testBody,
      lang: language,
      tag: 'test',
      navigate: toBase(context, alert) + toLocalPath(appPaths.alerts, language),
      data: { reads: [] },
    },
  };
}
