import type { MouseEvent, ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Closing } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toComposeUrl } from '#platform/browser/webmail.ts';
import { isPlainClick } from '#platform/session/sign-in.tsx';
import { toApplication } from '#ui/applying/application-mail.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { jobMessages } from '#ui/messages.ts';
import { applicationMessages as letter } from '#ui/applying/application-messages.ts';
import { articleMessages } from './messages.ts';

/** Where a reader without scripts finds the ways to apply, or the company's number. */
export const WAYS_ID = 'how-to-apply';
export const COMPANY_ID = 'company';

export interface Applying {
  /** Opens the ways to apply. */
  apply: (job: Job, company: Company | undefined) => void;
  /** The progress of the application. */
  state: (job: Job, company: Company | undefined) => ReactNode;
}

/** True without an e-mail address or a number to apply to: the company has none, or the job has no company. */
export function lacksContact(job: Job, company: Company | undefined): boolean {
  if (job.applyWays.length > 0) return false;
  if (company === undefined) return job.company._id === '';
  return company.email.trim() === '' && !/\p{Nd}/u.test(company.contactNumber);
}

export type ShownClosing = Closing | 'removed';

/** Replaces Apply for a closed job. */
export function ClosedLine({ job, closing }: { job: Job; closing: ShownClosing }) {
  const { removed } = articleMessages;
  return (
    <>
      {/* One word per line: on a narrow screen a button is beside it. */}
      <strong className="w-min text-center text-sm leading-tight">
        {closing === 'removed' ? removed : jobMessages[closing]}
      </strong>
      <SimilarJobs job={job} className="btn btn-primary h-12 flex-1 px-3 text-base" />
    </>
  );
}

interface ApplyLinkProps {
  job: Job;
  company: Company | undefined;
  /** The id of the element that explains why applying is not possible. */
  reasonId: string;
  onApply: Applying['apply'];
}

/** Apply (§2): opens the ways to apply; without scripts the webmail, unless the employer chose other ways. */
export function ApplyLink({ job, company, reasonId, onApply }: ApplyLinkProps) {
  const { apply } = articleMessages;
  const look = 'btn btn-primary h-12 flex-1 px-6 text-base filters:max-w-96';
  if (lacksContact(job, company)) {
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
  if (company === undefined || company.email.trim() === '' || job.applyWays.length > 0) {
    return (
      <>
        <button type="button" className={look} aria-haspopup="dialog" onClick={open}>
          {apply}
        </button>
        <noscript className="noscript:contents">
          {/* Rendered by the server only, as browsers with scripts never show it. */}
          {import.meta.env.SSR && (
            <a href={job.applyWays.length > 0 ? `#${WAYS_ID}` : `#${COMPANY_ID}`} className={look}>
              {apply}
            </a>
          )}
        </noscript>
      </>
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
