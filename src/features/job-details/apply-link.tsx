import type { MouseEvent, ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toComposeUrl } from '#platform/browser/webmail.ts';
import { isPlainClick } from '#platform/session/guarded-link.tsx';
import { toApplication } from '#presenters/application.ts';
import { applicationMessages } from '#texts/presenters/application';
import { articleMessages } from '#texts/features/job-details/messages';

export interface Applying {
  /** Opens the ways to apply. */
  apply: (job: Job, company: Company | undefined) => void;
  /** How far the application is. */
  state: (job: Job, company: Company | undefined) => ReactNode;
}

/** True where no address to apply to will ever come. */
export function lacksAddress(job: Job, company: Company | undefined): boolean {
  return company === undefined ? job.company._id === '' : company.email.trim() === '';
}

interface ApplyLinkProps {
  job: Job;
  company: Company | undefined;
  /** The element that says why one cannot apply. */
  reasonId: string;
  onApply: Applying['apply'];
}

/** Apply (§2): opens the ways to apply; without scripts the webmail. */
export function ApplyLink({ job, company, reasonId, onApply }: ApplyLinkProps) {
  const { apply } = articleMessages;
  const letter = applicationMessages;
  const look = 'btn btn-primary h-12 flex-1 px-6 text-base filters:flex-none';
  if (lacksAddress(job, company)) {
    return (
      <button type="button" className={look} disabled aria-describedby={reasonId}>
        {apply}
      </button>
    );
  }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onApply(job, company);
  };
  if (company === undefined) {
    return (
      <button type="button" className={look} aria-haspopup="dialog" onClick={open}>
        {apply}
      </button>
    );
  }
  const mail = toApplication({ title: job.title, companyName: company.name, email: company.email }, letter);
  return (
    <a
      className={look}
      href={toComposeUrl(mail)}
      target="_blank"
      rel="noopener noreferrer"
      aria-haspopup="dialog"
      onClick={open}
    >
      {apply}
    </a>
  );
}
