import { useQuery } from '@tanstack/react-query';
import { ownFiguresQuery } from '#api/own-jobs.ts';
import { figureKinds, hasFirstFigures } from '#contract/figures/figure-days.ts';
import type { FigureCounts, JobFiguresData } from '#contract/figures/figures.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { Loaded } from '#ui/state/loaded.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { figuresMessages as texts } from '../messages.ts';
import { profileMessages } from './messages.ts';

const BAR = 10;
const GAP = 2;
const HEIGHT = 80;

type Days = JobFiguresData['days'];

/** Views by day; the table behind it has the numbers. */
function FiguresChart({ days }: { days: Days }) {
  const views = days.map(({ view }) => view);
  const most = Math.max(...views);
  const total = views.reduce((sum, count) => sum + count, 0);
  const width = days.length * (BAR + GAP) - GAP;
  const toHeight = (count: number): number => (most === 0 || count === 0 ? 1 : (count / most) * HEIGHT);
  const ends = [days.at(0), days.at(-1)];
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={texts.chart(formatNumber(total, locale), formatNumber(most, locale))}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="w-full text-primary"
      >
        {days.map(({ day, view }, place) => (
          <rect
            key={day}
            x={place * (BAR + GAP)}
            y={HEIGHT - toHeight(view)}
            width={BAR}
            height={toHeight(view)}
            rx="1"
            fill="currentColor"
          />
        ))}
      </svg>
      <figcaption aria-hidden="true" className="tabular flex justify-between text-sm text-muted">
        {ends.map((end) => end && <span key={end.day}>{formatDate(end.day, locale)}</span>)}
      </figcaption>
    </figure>
  );
}

function Totals({ total }: { total: FigureCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figureKinds.map((kind) => (
        <div key={kind} className="surface flex flex-col-reverse p-3">
          <dt className="text-sm text-muted">{texts.kinds[kind]}</dt>
          <dd className="tabular text-lg font-bold">{formatNumber(total[kind], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

const cell = 'px-1 py-1 text-end align-top';

/** One row per day, the latest first. */
function DaysTable({ days }: { days: JobFiguresData['days'] }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{texts.table}</summary>
      <table className="tabular w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-1 text-start align-top">
              {texts.day}
            </th>
            {figureKinds.map((kind) => (
              <th key={kind} scope="col" className={cell}>
                {texts.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day} className="border-t border-base-300">
              <th scope="row" className="py-1 text-start font-normal">
                {formatDate(row.day, locale)}
              </th>
              {figureKinds.map((kind) => (
                <td key={kind} className={cell}>
                  {formatNumber(row[kind], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Figures({ total, days, isEarly }: JobFiguresData & { isEarly: boolean }) {
  if (figureKinds.every((kind) => total[kind] === 0)) {
    const { title, text } = isEarly ? texts.early : texts.none;
    return <StatePanel icon="chart" title={title} text={text} />;
  }
  return (
    <>
      <p className="font-semibold">{texts.period}</p>
      <Totals total={total} />
      <FiguresChart days={days} />
      <DaysTable days={days} />
    </>
  );
}

export interface FiguresDialogProps {
  job: { _id: string; title: string; postedAt: string };
  userId: string;
  onClose: () => void;
}

/** How often a job was viewed, saved, applied for and shared. */
export function FiguresDialog({ job, userId, onClose }: FiguresDialogProps) {
  const query = useQuery(ownFiguresQuery(job._id, userId));
  // Counts appear within a day: until then 0 may mean "not counted yet".
  const isEarly = !hasFirstFigures(job.postedAt, useNow());
  return (
    <FormDialog title={texts.title} closeText={texts.close} onClose={onClose}>
      <div className="grid gap-4">
        <p lang={textLanguage(job.title)} className="font-semibold">
          {job.title}
        </p>
        <Loaded
          query={query}
          toFailure={(error) => ({ title: texts.failed(failureText(error)) })}
          loadingText={profileMessages.loading}
          skeleton={<div className="skeleton h-72" />}
        >
          {(figures) => <Figures {...figures} isEarly={isEarly} />}
        </Loaded>
        <p className="text-sm text-muted">{texts.note}</p>
      </div>
    </FormDialog>
  );
}
