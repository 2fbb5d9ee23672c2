import { useQuery } from '@tanstack/react-query';
import { allJobsQuery } from '#api/jobs.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { fileUrl } from '#platform/config.ts';
import { JobLink } from '#platform/job-link.tsx';
import { useLocale, useMessages } from '#platform/messages.ts';
import { visitSeed } from '#platform/visit-seed.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/job-messages.ts';
import { Chip } from '#ui/chip.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { JobCard } from '#ui/job-card.tsx';
import { detailsMessages } from './messages.ts';
import { pickRelated } from './related.ts';

/** Three other jobs (§2). Left out while the list is not known: it is an offer, not the page. */
export function RelatedJobs({ currentId, now }: { currentId: string; now: number }) {
  const { related } = useMessages(detailsMessages);
  const texts = useMessages(jobMessages);
  const locale = useLocale();
  const { data } = useQuery(allJobsQuery);
  if (data === undefined || data.jobs.length < 2) return null;
  return (
    <section aria-labelledby="related-jobs" className="mt-12">
      <h2 id="related-jobs" className="mb-4 text-lg font-bold">
        {related.heading}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 filters:grid-cols-3">
        {pickRelated(data.jobs, currentId, visitSeed()).map((job) => {
          const view = toJobCardView(job, now, { texts, locale });
          return (
            <li key={job._id}>
              <JobCard
                title={
                  <JobLink id={job._id} className="card-link">
                    {truncate(view.title, listLimits.relatedTitleChars)}
                  </JobLink>
                }
                company={view.companyName}
                lang={view.lang}
                logo={<CompanyLogo name={view.companyName} src={view.logo ? fileUrl(view.logo) : ''} />}
                place={view.place}
                salary={view.salary}
                salaryPer={view.salaryPer}
                description={truncate(view.description, listLimits.relatedDescriptionChars)}
                deadline={{ ...view.deadline, label: texts.deadlineLabel }}
                chips={view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
                action={
                  <JobLink id={job._id} className="btn" aria-label={`${related.apply}: ${view.title}`}>
                    {related.apply}
                  </JobLink>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
