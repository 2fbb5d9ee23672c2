import { useId, type MouseEvent, type ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { toComposeUrl, toMailtoUrl } from '#platform/browser/webmail.ts';
import { toApplication } from '#presenters/application.ts';
import { applicationMessages } from '#presenters/messages.ts';
import { articleMessages } from './messages.ts';

export interface Applying {
  letter: (job: Job, company: Company | undefined) => ReactNode;
  onApply: (event: MouseEvent) => void;
}

interface ApplyLinkProps {
  job: Job;
  company: Company | undefined;
  label: string;
  by: 'webmail' | 'mail';
  className?: string;
  onApply?: Applying['onApply'];
}

/** Apply: a link, or a disabled button with the reason. */
export function ApplyLink({ job, company, label, by, className = 'btn-primary', onApply }: ApplyLinkProps) {
  const messages = useMessages(articleMessages);
  const letter = useMessages(applicationMessages);
  const reasonId = useId();
  // A short wait is only announced, to avoid a layout shift.
  const isWaiting = company === undefined && job.company._id !== '';
  if (company === undefined || company.email.trim() === '') {
    return (
      <span className="inline-flex flex-col gap-1">
        <button type="button" className={`btn ${className}`} disabled aria-describedby={reasonId}>
          {label}
        </button>
        <span id={reasonId} className={isWaiting ? 'sr-only' : 'max-w-xs text-sm text-muted'}>
          {isWaiting ? messages.waitingForCompany : messages.noEmail}
        </span>
      </span>
    );
  }
  const mail = toApplication({ title: job.title, companyName: company.name, email: company.email }, letter);
  if (by === 'mail') {
    return (
      <a className={`btn ${className}`} href={toMailtoUrl(mail)}>
        {label}
      </a>
    );
  }
  return (
    <a
      className={`btn ${className}`}
      href={toComposeUrl(mail)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onApply}
    >
      {label}
    </a>
  );
}
