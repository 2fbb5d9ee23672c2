import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useJobClosing } from '#api/job-closing.ts';
import type { Closing } from '#contract/jobs/job-dates.ts';
import { toTerm } from '#device/saved-jobs/deadlines.ts';
import { logoPathOf } from '#device/saved-jobs/logo.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { toDeadlineView } from '#presenters/job-card.ts';
import { toJobTarget } from '#presenters/links/job-link.tsx';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { jobMessages } from '#texts/presenters/messages';
import { textLanguage } from '#presenters/text-language.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { BookmarkMark } from './bookmark/bookmark-mark.tsx';
import { ChangeList } from './change-list.tsx';
import { DeadlineRing } from './deadline-ring.tsx';
import { changeMessages, savedMessages } from '#texts/features/saved-jobs/messages';
import { NextStep } from './next-step.tsx';
import { isBeforeSending, type Tracked } from './tracker-rules.ts';
import { TrackerSheet } from './tracker-sheet.tsx';
import { toCardId, type TrackerActions } from './use-tracker-actions.ts';

interface TrackerCardProps {
  tracked: Tracked;
  now: number;
  actions: TrackerActions;
}

function Logo({ tracked: { applied, saved } }: Pick<TrackerCardProps, 'tracked'>) {
  const stored = useObjectUrl(saved?.logo?.image);
  const toLogoAddress = useToLogoAddress();
  const { job, company, companyName } = applied;
  if (saved?.logo) return <CompanyLogo name={companyName} src={stored} loading="eager" />;
  return <CompanyLogo name={companyName} src={job ? toLogoAddress(logoPathOf({ job, company })) : ''} />;
}

interface TitleProps extends Pick<TrackerCardProps, 'tracked' | 'now'> {
  /** Why one can no longer apply; null while one can. */
  closing: Closing | 'removed' | null;
}

const toneClasses = { calm: 'sr-only', soon: 'text-warning', today: 'text-error', closed: '' } as const;

/** The deadline in words: seen where it matters, heard always. */
function Deadline({ tracked: { applied, saved, stage }, closing, now }: TitleProps) {
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

function Title({ tracked, closing, now }: TitleProps) {
  const { companyUnknown } = jobMessages;
  const { partial } = savedMessages;
  const { applied, saved } = tracked;
  return (
    <div className="min-w-0 flex-1">
      <h2 lang={textLanguage(applied.title)} className="line-clamp-2 text-base leading-snug font-bold">
        {/* Saved jobs need no account, so there is no navigation guard (§2), whose sign-in needs internet. */}
        <Link {...toJobTarget(applied.jobId)} className="card-link">
          {applied.title}
        </Link>
      </h2>
      <p className="truncate text-sm text-muted">
        <Deadline tracked={tracked} closing={closing} now={now} />
        <span lang={textLanguage(applied.companyName)} className="text-sm">
          {applied.companyName || companyUnknown}
        </span>
      </p>
      {saved?.isFull === false && <p className="text-sm text-muted">{partial}</p>}
    </div>
  );
}

/** A job that is followed: its deadline, the next step, and what else can be done. */
export function TrackerCard({ tracked, now, actions }: TrackerCardProps) {
  const texts = savedMessages;
  const [isOpen, setOpen] = useState(false);
  const { applied, saved, stage } = tracked;
  // Saved jobs are checked by their page.
  const closing = useJobClosing(applied, saved === undefined);
  return (
    <article
      id={toCardId(applied.jobId)}
      className="surface relative px-3 pt-2 wrap-anywhere transition-colors hover:border-primary/50"
    >
      <div className="flex items-start gap-3">
        <Logo tracked={tracked} />
        <Title tracked={tracked} closing={closing} now={now} />
        {applied.job && isBeforeSending(stage) && (
          <DeadlineRing term={saved ? toTerm(saved) : applied.job} closing={closing} now={now} />
        )}
      </div>
      <p className="sr-only">{texts.stageIs(texts.stageNames[stage])}</p>
      <div className="relative z-1 flex min-h-11 items-center">
        <NextStep
          tracked={tracked}
          isOver={closing !== null}
          actions={actions}
          onChoose={() => setOpen(true)}
        />
        {saved && (
          <BookmarkMark job={saved.job} look="card" isSaved onPress={() => void actions.remove(saved)} />
        )}
        <button
          type="button"
          className="btn btn-circle btn-ghost"
          aria-haspopup="dialog"
          aria-label={texts.more(applied.title)}
          onClick={() => setOpen(true)}
        >
          <Icon
            name="M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z"
            className="size-6"
          />
        </button>
      </div>
      {saved && (
        <div className="relative z-1">
          <ChangeList saved={saved} onAccept={() => void actions.accept(saved)} />
        </div>
      )}
      {isOpen && (
        <TrackerSheet
          tracked={tracked}
          isOver={closing !== null}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      )}
    </article>
  );
}
