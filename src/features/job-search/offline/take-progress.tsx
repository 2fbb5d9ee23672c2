import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { takeMessages } from './messages.ts';
import { cancelTaking, type TakingState } from './taking.ts';
import { useJobsText, useSearchName } from './use-taken.ts';

type Running = Extract<TakingState, { kind: 'running' }>;
type Ended = Extract<TakingState, { kind: 'ended' }>;

/** How far it is, with the way to stop it. */
export function TakeProgress({ query, done, total }: Running) {
  const texts = useMessages(takeMessages);
  const locale = useLocale();
  const words = useSearchName()(query);
  const jobs = useJobsText();
  return (
    <>
      <p className="font-bold">{texts.running(words)}</p>
      <div
        role="progressbar"
        aria-label={texts.running(words)}
        {...(total !== null && { 'aria-valuenow': done, 'aria-valuemax': total })}
        className="h-2 overflow-hidden rounded-full bg-base-300"
      >
        <div className="h-full bg-primary" style={{ width: `${(100 * done) / (total ?? 1)}%` }} />
      </div>
      <p className="tabular">
        {total === null ? texts.listing : texts.progress(formatNumber(done, locale), jobs(total))}
      </p>
      <p className="text-sm text-muted">{texts.goesOn}</p>
      <button type="button" className="btn border-control" onClick={cancelTaking}>
        {texts.cancel}
      </button>
    </>
  );
}

/** How it ended, and what is stored. */
export function TakeEnding({ query, end, done, total, gone }: Ended) {
  const texts = useMessages(takeMessages);
  const locale = useLocale();
  const words = useSearchName()(query);
  const jobs = useJobsText();
  const left = gone > 0 ? ` ${texts.gone(jobs(gone))}` : '';
  if (end === 'done' && done > 0)
    return <StateLine tone="notice">{texts.done(jobs(done), words) + left}</StateLine>;
  const kept = done === 0 ? texts.noneKept : texts.partKept(formatNumber(done, locale), jobs(total));
  const why = end === 'done' ? '' : `${texts[end]} `;
  return (
    <StateLine tone={end === 'cut' || end === 'noRoom' ? 'error' : 'notice'}>{why + kept + left}</StateLine>
  );
}
