import type { ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { ApplyLink, ClosedLine, lacksContact, type Applying, type ShownClosing } from './apply-link.tsx';
import { articleMessages } from '#texts/features/job-details/messages';
import { ShareButton } from './share-button.tsx';

const REASON_ID = 'no-contact';

interface JobActionsProps {
  job: Job;
  company: Company | undefined;
  closing: ShownClosing | null;
  applying: Applying;
  bookmark: ReactNode;
}

/** Bookmark, Share and Apply: a bar in place of the dock, where the window has one. */
export function JobActions({ job, company, closing, applying, bookmark }: JobActionsProps) {
  const { noContact } = articleMessages;
  return (
    <div className="grid gap-2">
      <div
        data-job-bar=""
        className="print:hidden fixed inset-x-0 bottom-0 z-30 short:static short:border-0 border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] filters:static filters:border-0 filters:bg-transparent"
      >
        <div className="page capped flex min-h-16 flex-wrap items-center gap-2 py-2 short:px-0 filters:px-0">
          {bookmark}
          <ShareButton job={job} company={company} />
          {closing ? (
            <ClosedLine job={job} closing={closing} />
          ) : (
            <ApplyLink job={job} company={company} reasonId={REASON_ID} onApply={applying.apply} />
          )}
        </div>
      </div>
      {closing === null && lacksContact(job, company) && (
        <p id={REASON_ID} className="text-sm text-muted">
          {noContact}
        </p>
      )}
      {applying.state(job, company)}
    </div>
  );
}
