import * as v from 'valibot';
import { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { toPlaceName } from '#texts/contract/jobs/place-names';
import { jobMessages } from '#texts/presenters/messages';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { JobCard } from '#ui/job-card.tsx';
import type { PostValues } from '../job-fields.ts';
import { jobEditorMessages } from '#texts/features/employer/jobs/messages';
import { toPostRequest } from '../post-request.ts';

export interface PreviewedJob {
  values: PostValues;
  company: { _id: string; name: string; logo: string } | undefined;
  category: { _id: string; name: string } | undefined;
}

const readJob = ({ values, company, category }: PreviewedJob, title: string): Job =>
  v.parse(Job, { ...toPostRequest(values), _id: 'preview', title, company, category, postedAt: '' });

/** The card that job seekers will see, while it is written. */
export function JobPreview(props: PreviewedJob) {
  const texts = jobEditorMessages;
  const toLogoAddress = useToLogoAddress();
  const job = readJob(props, props.values.title.trim() || texts.previewTitle);
  const view = toJobCardView(job, useNow());
  return (
    <JobCard
      title={view.title}
      company={view.companyName}
      companyLang={view.companyLang}
      lang={view.lang}
      logo={<CompanyLogo name={view.companyName} src={toLogoAddress(view.logo)} size={40} />}
      place={toPlaceName(view.place)}
      salary={view.salary}
      salaryPer={view.salaryPer}
      deadline={{ ...view.deadline, label: jobMessages.deadlineLabel }}
      facts={[view.jobType, view.experienceLevel]}
    />
  );
}
