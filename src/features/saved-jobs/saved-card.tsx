import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { logoPathOf } from '#device/saved-jobs/logo.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toJobTarget } from '#presenters/job-link.tsx';
import type { Company } from '#contract/companies/company.ts';
import type { Stage } from '#contract/device/late-storage.ts';
import type { Job } from '#contract/jobs/job.ts';
import { withCompany } from '#contract/jobs/job-names.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { isRemoved, toClosing } from '#device/saved-jobs/deadlines.ts';
import { toJobCardView, type DeadlineView, type JobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { JobCard } from '#ui/job-card.tsx';
import { BookmarkMark } from './bookmark/bookmark-mark.tsx';
import { ChangeList } from './change-list.tsx';
import { changeMessages, savedMessages } from './messages.ts';
import { StageSelect } from './stage-fields.tsx';

/** The stored logo; else the server's. */
function SavedLogo({ saved, name }: { saved: SavedJob; name: string }) {
  const stored = useObjectUrl(saved.logo?.image);
  const toLogoAddress = useToLogoAddress();
  if (saved.logo) return <CompanyLogo name={name} src={stored} loading="eager" />;
  return <CompanyLogo name={name} src={toLogoAddress(logoPathOf(saved))} />;
}

interface SavedJobLinkProps {
  id: string;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
}

/**
 * A link to a saved job. Saved jobs need no account, so it has no navigation guard (§2), whose sign-in would need
 * internet.
 */
function SavedJobLink({ id, children, ...anchor }: SavedJobLinkProps) {
  return (
    <Link {...toJobTarget(id)} {...anchor}>
      {children}
    </Link>
  );
}

export type LetterSlot = (job: Job, company: Company | undefined) => ReactNode;

interface SavedCardProps {
  saved: SavedJob;
  now: number;
  letter: LetterSlot | undefined;
  onRemove: () => void;
  onAccept: () => void;
  onStage: (stage: Stage) => void;
}

function useDeadline(saved: SavedJob, view: JobCardView): DeadlineView & { label: string } {
  const { deadlineLabel } = useMessages(jobMessages);
  const { takenDown } = useMessages(changeMessages);
  const shown: DeadlineView = isRemoved(saved)
    ? { ...view.deadline, tone: 'closed', text: takenDown }
    : view.deadline;
  return { ...shown, label: deadlineLabel };
}

function OfflineNote() {
  const { offline } = useMessages(savedMessages);
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-primary">
      <Icon name="download" className="size-4" />
      {offline}
    </span>
  );
}

/** A saved job: its copy, deadline, changes and tracker. */
export function SavedCard({ saved, now, letter, onRemove, onAccept, onStage }: SavedCardProps) {
  const messages = useMessages(savedMessages);
  const texts = useMessages(jobMessages);
  const locale = useLocale();
  const { company } = saved;
  const job = withCompany(saved.job, company);
  const view = toJobCardView({ ...job, ...toClosing(saved) }, now, { texts, locale });
  const deadline = useDeadline(saved, view);
  return (
    <JobCard
      title={
        <SavedJobLink id={job._id} className="card-link">
          {job.title}
        </SavedJobLink>
      }
      company={view.companyName}
      lang={view.lang}
      logo={<SavedLogo saved={saved} name={view.companyName} />}
      place={view.place}
      salary={view.salary}
      salaryPer={view.salaryPer}
      deadline={deadline}
      description={saved.isFull ? '' : messages.partial}
      chips={
        <>
          {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
          {view.category && <Chip>{view.category.name}</Chip>}
        </>
      }
      note={saved.isFull && <OfflineNote />}
      corner={<BookmarkMark job={job} look="card" isSaved onPress={onRemove} />}
      action={
        <SavedJobLink id={job._id} className="btn" aria-label={messages.openNamed(job.title)}>
          {messages.open}
        </SavedJobLink>
      }
      below={
        <>
          <ChangeList saved={saved} onAccept={onAccept} />
          <StageSelect saved={saved} onStage={onStage} />
          {letter?.(job, company ?? undefined)}
        </>
      }
    />
  );
}
