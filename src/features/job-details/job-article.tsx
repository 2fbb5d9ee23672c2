import type { ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { ApplyLink, type Applying } from './apply-link.tsx';
import { JobHeader } from './job-header.tsx';
import { JobOverview } from './job-overview.tsx';
import { JobSections } from './job-sections.tsx';
import { articleMessages } from './messages.ts';
import { lazyCompanyPanel } from './lazy-parts.tsx';

export interface JobArticleProps {
  job: Job;
  company: Company | undefined;
  bookmark: (job: Job) => ReactNode;
  applying: Applying | null;
  logo?: string;
}

/** A job and its company. */
export function JobArticle({ job, company, bookmark, applying, logo }: JobArticleProps) {
  const messages = useMessages(articleMessages);
  const now = useNow();
  return (
    <div className="grid gap-8 filters:grid-cols-[minmax(0,1fr)_22rem]">
      <article className="min-w-0">
        <JobHeader
          job={job}
          company={company}
          bookmark={bookmark}
          applying={applying}
          now={now}
          savedLogo={logo}
        />
        <div className="mt-6 filters:hidden">
          <JobOverview job={job} />
        </div>
        <JobSections job={job} />
        {applying && (
          <div className="mt-8">
            <ApplyLink
              job={job}
              company={company}
              label={messages.applyTop}
              by="webmail"
              onApply={applying.onApply}
            />
          </div>
        )}
      </article>
      <aside className="flex flex-col gap-4">
        <div className="hidden filters:block">
          <JobOverview job={job} />
        </div>
        {company && (
          <lazyCompanyPanel.Part job={job} company={company} logo={logo} canApply={applying !== null} />
        )}
      </aside>
    </div>
  );
}
