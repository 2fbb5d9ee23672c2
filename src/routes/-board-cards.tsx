import type { Job } from '#contract/jobs/job.ts';
import { ShownList } from '#features/job-search/list/job-grid.tsx';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark/bookmark.tsx';

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

/** The job list's cards, for the pages of open jobs. */
export function BoardCards({ jobs }: { jobs: readonly Job[] }) {
  return <ShownList jobs={jobs} isChanging={false} bookmark={bookmark} offlineNote={offlineNote} />;
}
