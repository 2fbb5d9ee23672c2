import { Link } from '@tanstack/react-router';
import { useJobClosing } from '#api/job-closing.ts';
import { formatNumber } from '#contract/format.ts';
import { type Closing, type DeadlineState, type JobTerm, toDeadlineState } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toPayParts } from '#contract/pay/pay-parts.ts';
import { logoPathOf } from '#device/saved-jobs/writes.ts';
import { toTerm } from '#device/saved-jobs/stored-job.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { ApplicationLine } from '#ui/applying/application-state.tsx';
import { CompanyLogo, useToLogoAddress } from '#ui/card/company-logo.tsx';
import { toDeadlineView } from '#ui/card/job-card-view.ts';
import { PayPhrase } from '#ui/card/pay-phrase.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toJobTarget } from '#ui/links/job-link.tsx';
import { jobMessages } from '#ui/messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { BookmarkMark } from './bookmark.tsx';
import { JobChangeList } from './change-list.tsx';
import { changeMessages, savedMessages as texts } from './messages.ts';
import { NextStep } from './next-step.tsx';
import { countDaysSinceSent, isBeforeSending, type Tracked } from './tracker-rules.ts';
import { TrackerSheet } from './tracker-sheet.tsx';
import { toCardId, type TrackerActions } from './use-tracker-actions.ts';

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
function DeadlineRing({ term, closing, now }: DeadlineRingProps) {
  const { ringUnits } = texts;
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

type JobClosing = Closing | 'removed' | null;

interface PartProps {
  tracked: Tracked;
  now: number;
  /** Why the job is closed for applications; null while it is open. */
  closing: JobClosing;
  /** In a narrow column, without decoration beside the text. */
  isNarrow: boolean;
}

function Logo({ tracked: { applied, saved } }: Pick<PartProps, 'tracked'>) {
  const stored = useObjectUrl(saved?.logo?.image);
  const toLogoAddress = useToLogoAddress();
  const { job, company, companyName } = applied;
  if (saved?.logo) return <CompanyLogo name={companyName} src={stored} loading="eager" />;
  return <CompanyLogo name={companyName} src={job ? toLogoAddress(logoPathOf({ job, company })) : ''} />;
}

const toneClasses = { calm: 'sr-only', soon: 'text-warning', today: 'text-error', closed: '' } as const;

/** The deadline as text: visible where it is important, always read by screen readers. */
function Deadline({ tracked: { applied, saved, stage }, closing, now }: PartProps) {
  const { takenDown } = changeMessages;
  if (closing) return <strong>{closing === 'removed' ? takenDown : jobMessages[closing]} </strong>;
  if (applied.job === null || !isBeforeSending(stage)) return null;
  const job = saved ? { ...applied.job, ...toTerm(saved) } : applied.job;
  const { tone, text, date } = toDeadlineView(job, now);
  return (
    <strong className={toneClasses[tone]} title={date}>
      {text}{' '}
    </strong>
  );
}

function PayLine({ salary }: Pick<Job, 'salary'>) {
  const pay = toPayParts(salary);
  const [, amount] = pay;
  if (amount === '') return null;
  return (
    <p className="tabular text-sm font-semibold">
      <PayPhrase pay={pay} />
    </p>
  );
}

function Title(props: PartProps) {
  const { companyUnknown } = jobMessages;
  const { tracked, now, isNarrow } = props;
  const { applied, saved } = tracked;
  const days = countDaysSinceSent(tracked, now);
  const Heading = isNarrow ? 'h3' : 'h2';
  return (
    <div className="min-w-0 flex-1">
      <Heading lang={textLanguage(applied.title)} className="line-clamp-2 text-base leading-snug font-bold">
        {/* Saved jobs need no account, so there is no navigation guard (§2), whose sign-in needs internet. */}
        <Link
          {...toJobTarget(applied.jobId)}
          className="card-link"
          // The card is dragged, not the link's URL.
          draggable={false}
          aria-keyshortcuts={isNarrow && saved ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
        >
          {applied.title}
        </Link>
      </Heading>
      <p className="truncate text-sm text-muted">
        <Deadline {...props} />
        <span lang={textLanguage(applied.companyName)} className="text-sm">
          {applied.companyName || companyUnknown}
        </span>
      </p>
      {applied.job && <PayLine salary={applied.job.salary} />}
      {days !== null && <p className="tabular text-sm text-muted">{texts.sentAgo(days)}</p>}
      {tracked.application && <ApplicationLine application={tracked.application} />}
      {saved?.isFull === false && <p className="text-sm text-muted">{texts.partial}</p>}
    </div>
  );
}

interface TrackerCardProps {
  tracked: Tracked;
  now: number;
  actions: TrackerActions;
  isNarrow?: boolean;
  /** Its sheet is open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A tracked job: its deadline, the next step, and a menu of other actions. */
export function TrackerCard({ tracked, now, actions, isNarrow = false, isOpen, onOpen }: TrackerCardProps) {
  const { applied, saved, stage, application } = tracked;
  // Only for letters of jobs that are not saved: `check-saved.ts` checks saved ones.
  const closing = useJobClosing(applied, saved === undefined && application === undefined);
  return (
    <article
      id={toCardId(applied.jobId)}
      className="surface relative px-3 pt-2 wrap-anywhere transition-colors hover:border-primary/50"
    >
      <div className="flex items-start gap-3">
        {!isNarrow && <Logo tracked={tracked} />}
        <Title tracked={tracked} closing={closing} now={now} isNarrow={isNarrow} />
        {!isNarrow && applied.job && isBeforeSending(stage) && (
          <DeadlineRing term={saved ? toTerm(saved) : applied.job} closing={closing} now={now} />
        )}
      </div>
      <p className="sr-only">{texts.stageIs(texts.stageNames[stage])}</p>
      <div className="relative z-1 flex min-h-11 flex-wrap items-center">
        <NextStep
          tracked={tracked}
          isOver={closing !== null}
          hasDots={!isNarrow}
          actions={actions}
          onChoose={() => onOpen(true)}
        />
        {saved && !isNarrow && (
          <BookmarkMark job={saved.job} look="card" isSaved onPress={() => void actions.remove(saved)} />
        )}
        <button
          type="button"
          className={`btn btn-circle btn-ghost ${isNarrow ? '-mr-3 ml-auto' : ''}`}
          aria-haspopup="dialog"
          aria-label={texts.more(applied.title)}
          onClick={() => onOpen(true)}
        >
          <Icon
            name="M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z"
            className="size-6"
          />
        </button>
      </div>
      {saved && (
        <div className="relative z-1">
          <JobChangeList saved={saved} onAccept={() => void actions.accept(saved)} />
        </div>
      )}
      {isOpen && (
        <TrackerSheet
          tracked={tracked}
          isOver={closing !== null}
          actions={actions}
          onClose={() => onOpen(false)}
        />
      )}
    </article>
  );
}
