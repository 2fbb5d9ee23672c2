import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { companyQuery } from '#api/companies.ts';
import type { Job } from '#contract/jobs/job.ts';
import { readJobSearch } from '#contract/http/page-search.ts';
import { detailedJobQuery, jobQuery } from '#api/jobs.ts';
import { isHydrating, useAnnounceStart } from '#platform/startup/hydration.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import { readSession } from '#platform/session/session.ts';
import { ApplyDesk } from '#features/applications/apply-desk.tsx';
import { openApply, toAppliedJob } from '#features/applications/desk.ts';
import { lazyLetterNote } from '#features/applications/lazy-letter-note.tsx';
import type { Applying } from '#features/job-details/apply-link.tsx';
import {
  lazyCompanyPanel,
  lazyJobFailure,
  lazyOverview,
  lazySections,
} from '#features/job-details/lazy-parts.tsx';
import { JobDetailsPage } from '#features/job-details/job-details-page.tsx';
import { useChosenJob } from '#features/job-details/use-job-details.ts';
import { lazyAttachCv } from '#features/resumes/builder/lazy-attach-cv.tsx';
import { Bookmark } from '#features/saved-jobs/bookmark/bookmark.tsx';
import { lazySavedMark, lazySavedNote } from '#features/saved-jobs/bookmark/lazy-parts.tsx';
import type { SavedNoteProps } from '#features/saved-jobs/saved-note.tsx';

async function prefetchCompany(queryClient: QueryClient, jobId: string): Promise<void> {
  const id = queryClient.getQueryData(jobQuery(jobId).queryKey)?.job.company._id ?? '';
  if (id !== '') await queryClient.prefetchQuery(companyQuery(id));
}

export const Route = createFileRoute('/jobDetailsPage')({
  validateSearch: readJobSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queryClient }, deps, preload }) => {
    // `?id=` wins over the stored id and replaces it, unless preloading.
    if (hasBrowser && deps.id !== undefined && !preload) writeStored('selectedJobId', deps.id);
    const id = deps.id ?? (hasBrowser ? readStored('selectedJobId') : null);
    if (id === null) return;
    if (!isHydrating()) void Promise.all([lazyOverview.preload(), lazySections.preload()]);
    const session = readSession();
    if (session === null) {
      const job = queryClient.prefetchQuery(jobQuery(id));
      if (hasBrowser) return;
      const company = job.then(() => prefetchCompany(queryClient, id));
      const parts = [lazyCompanyPanel, lazyOverview, lazySections, lazyJobFailure];
      await Promise.all([company, ...parts.map(({ preload }) => preload())]);
      return;
    }
    const { token, user } = session;
    void queryClient.prefetchQuery(detailedJobQuery(id, { token, userId: user._id }));
  },
  component: JobDetailsRoute,
});

const bookmark = (job: Job) => <Bookmark job={job} look="round" />;
const offlineNote = (job: Job) => <lazySavedMark.Part job={job} />;
const savedNote = (live: SavedNoteProps) => <lazySavedNote.Part {...live} />;

const applying: Applying = {
  apply: (job, company) => openApply(toAppliedJob(job, company)),
  state: (job, company) => (
    <>
      <lazyLetterNote.Part job={job} company={company} />
      <ApplyDesk CvPart={lazyAttachCv.Part} />
    </>
  ),
};

function JobDetailsRoute() {
  useAnnounceStart();
  const id = useChosenJob(Route.useSearch().id);
  return <JobDetailsPage id={id} {...{ bookmark, offlineNote, applying, savedNote }} />;
}
