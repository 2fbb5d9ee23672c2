import { locale } from '#platform/i18n/locale.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import type { JobFiguresData } from '#contract/figures/figures.ts';
import { figuresMessages } from '../messages.ts';

const BAR = 10;
const GAP = 2;
const HEIGHT = 80;

type Days = JobFiguresData['days'];

/** Views by day; the table behind it has the numbers. */
export function FiguresChart({ days }: { days: Days }) {
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
        aria-label={figuresMessages.chart(formatNumber(total, locale), formatNumber(most, locale))}
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
