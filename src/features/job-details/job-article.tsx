import type { ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import type { Applying, ShownClosing } from './apply-link.tsx';
import { JobActions, LastApply } from './job-actions.tsx';
import { JobHeader } from './job-header.tsx';
import { lazyCompanyPanel, lazyOverview, lazySections } from './lazy-parts.tsx';

export interface ArticleSlots {
  bookmark: (job: Job) => ReactNode;
  offlineNote: (job: Job) => ReactNode;
  applying: Applying;
}

interface JobArticleProps extends ArticleSlots {
  job: Job;
  company: Company | undefined;
  isPublic: boolean;
  /** Why nobody can apply any more; null while one can. */
  closing: ShownClosing | null;
  logo: string | undefined;
}

/** A job and its company. */
export function JobArticle({ job, company, isPublic, closing, logo, ...slots }: JobArticleProps) {
  const now = useNow();
  const applied = { job, company, closing, applying: slots.applying };
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_16rem] filters:grid-cols-[minmax(0,1fr)_22rem]">
      <article className="min-w-0">
        <JobHeader job={job} company={company} now={now} savedLogo={logo} note={slots.offlineNote(job)} />
        {isPublic && <JobActions {...applied} bookmark={slots.bookmark(job)} />}
        <div className="mt-6 md:hidden">
          <lazyOverview.Part job={job} />
        </div>
        <lazySections.Part job={job} isPublic={isPublic} />
        {isPublic && closing === null && <LastApply {...applied} />}
      </article>
      <aside className="flex min-w-0 flex-col gap-4">
        <div className="hidden md:block">
          <lazyOverview.Part job={job} />
        </div>
        {company && (
          <lazyCompanyPanel.Part
            job={job}
            company={company}
            logo={logo}
            isPublic={isPublic}
            canApply={isPublic && closing === null}
          />
        )}
      </aside>
    </div>
  );
}
