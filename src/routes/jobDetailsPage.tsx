import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { companyQuery } from '#api/companies.ts';
import type { Job } from '#contract/jobs/job.ts';
import { detailedJobQuery, jobQuery } from '#api/jobs.ts';
import { useAnnounceStart } from '#platform/startup/hydration.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import { readSession } from '#platform/session/session.ts';
import { applyOffline } from '#features/applications/apply-offline.ts';
import { lazyLetterLine } from '#features/applications/lazy-letter-line.tsx';
import type { Applying } from '#features/job-details/apply-link.tsx';
import { lazyCompanyPanel, lazyJobSearchBox } from '#features/job-details/lazy-parts.tsx';
import { JobDetailsPage } from '#features/job-details/job-details-page.tsx';
import { useChosenJob } from '#features/job-details/use-job-details.ts';
import { lazyRoundBookmark, lazySavedNote } from '#features/saved-jobs/bookmark/lazy-bookmark.tsx';
import type { SavedNoteProps } from '#features/saved-jobs/saved-note.tsx';

/** Overwrites a malformed id, which the router would keep. */
function readSearch({ id }: Record<string, unknown>): { id?: string | undefined } {
  return { id: typeof id === 'string' && id !== '' ? id : undefined };
}

async function prefetchCompany(queryClient: QueryClient, jobId: string): Promise<void> {
  const id = queryClient.getQueryData(jobQuery(jobId).queryKey)?.job.company._id ?? '';
  if (id !== '') await queryClient.prefetchQuery(companyQuery(id));
}

export const Route = createFileRoute('/jobDetailsPage')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queryClient }, deps, preload }) => {
    // `?id=` wins over the stored id and replaces it, unless preloading.
    if (hasBrowser && deps.id !== undefined && !preload) writeStored('selectedJobId', deps.id);
    const id = deps.id ?? (hasBrowser ? readStored('selectedJobId') : null);
    if (id === null) return;
    const session = readSession();
    if (session === null) {
      const job = queryClient.prefetchQuery(jobQuery(id));
      if (hasBrowser) return;
      const company = job.then(() => prefetchCompany(queryClient, id));
      await Promise.all([company, lazyCompanyPanel.preload(), lazyJobSearchBox.preload()]);
      return;
    }
    const { token, user } = session;
    void queryClient.prefetchQuery(detailedJobQuery(id, { token, userId: user._id }));
  },
  component: JobDetailsRoute,
});

const bookmark = (job: Job) => <lazyRoundBookmark.Part job={job} />;
const savedNote = (live: SavedNoteProps) => <lazySavedNote.Part {...live} />;

const applying: Applying = {
  letter: (job, company) => <lazyLetterLine.Part job={job} company={company} />,
  onApply: applyOffline,
};

function JobDetailsRoute() {
  useAnnounceStart();
  const id = useChosenJob(Route.useSearch().id);
  return <JobDetailsPage id={id} bookmark={bookmark} applying={applying} savedNote={savedNote} />;
}
