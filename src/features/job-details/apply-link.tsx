import { useId } from 'react';
import type { Company } from '#contract/company.ts';
import type { Job } from '#contract/job.ts';
import { useMessages } from '#platform/messages.ts';
import { toComposeUrl, toMailtoUrl, type Mail } from '#platform/webmail.ts';
import { detailsMessages, type DetailsTexts } from './messages.ts';

/** The application letter (§2): addressed to the company, subject "Application", a template body. */
export function toApplication(job: Job, company: Company, texts: DetailsTexts): Mail {
  return {
    to: company.email.trim(),
    subject: texts.letter.subject,
    body: texts.letter.body(job.title, company.name),
  };
}

interface ApplyLinkProps {
  job: Job;
  company: Company | undefined;
  label: string;
  /** The webmail compose window, or the device's own mail program. */
  by: 'webmail' | 'mail';
  className?: string;
}

/** Apply: a real link, or a disabled button that says why not. */
export function ApplyLink({ job, company, label, by, className = 'btn-primary' }: ApplyLinkProps) {
  const messages = useMessages(detailsMessages);
  const reasonId = useId();
  // A moment's reason is said, not shown: it would move the page when it goes.
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
  const mail = toApplication(job, company, messages);
  if (by === 'mail') {
    return (
      <a className={`btn ${className}`} href={toMailtoUrl(mail)}>
        {label}
      </a>
    );
  }
  return (
    <a className={`btn ${className}`} href={toComposeUrl(mail)} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
