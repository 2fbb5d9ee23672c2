import { locale } from '#platform/i18n/locale.ts';
import { toDeadlineState, type Closing, type DeadlineState, type JobTerm } from '#contract/jobs/job-dates.ts';
import { formatNumber } from '#contract/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { savedMessages } from './messages.ts';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;
/** A full ring. */
const MOST_DAYS = 30;
const URGENT_DAYS = 3;

const isOver = ({ kind }: DeadlineState): boolean => kind === 'filled' || kind === 'expired';

function toLook(state: DeadlineState): string {
  if (isOver(state)) return 'text-muted';
  if (state.kind === 'today') return 'text-error';
  return state.kind === 'soon' && state.days <= URGENT_DAYS ? 'text-accent' : 'text-primary';
}

const daysOf = (state: DeadlineState): number => ('days' in state ? state.days : 0);

interface DeadlineRingProps {
  term: JobTerm;
  /** Why the job is closed for applications. */
  closing: Closing | 'removed' | null;
  now: number;
}

/** The remaining days as a ring; hidden from screen readers, as the text is beside it. */
export function DeadlineRing({ term, closing, now }: DeadlineRingProps) {
  const { ringUnits } = savedMessages;
  const state: DeadlineState =
    closing === null ? toDeadlineState(term, now) : { kind: closing === 'removed' ? 'filled' : closing };
  if (state.kind === 'none') return null;
  const days = daysOf(state);
  const part = Math.min(days + 1, MOST_DAYS) / MOST_DAYS;
  const unit = 'days' in state ? ringUnits.days(days) : ringUnits[state.kind];
  return (
    <span aria-hidden="true" className="grid shrink-0 justify-items-center text-sm">
      <span className="tabular relative grid size-11 place-items-center font-bold">
        {'days' in state ? formatNumber(days, locale) : <Icon name="clock" />}
        <svg
          viewBox="0 0 44 44"
          className={`absolute inset-0 ${toLook(state)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        >
          <circle cx="22" cy="22" r={RADIUS} opacity=".25" />
          {!isOver(state) && (
            <circle
              cx="22"
              cy="22"
              r={RADIUS}
              strokeDasharray={`${part * LENGTH} ${LENGTH}`}
              transform="rotate(-90 22 22)"
            />
          )}
        </svg>
      </span>
      <span className="text-muted">{unit}</span>
    </span>
  );
}
