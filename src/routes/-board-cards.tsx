import type { Job } from '#contract/jobs/job.ts';
import { ShownList } from '#features/job-search/list/job-grid.tsx';
import { lateBookmark, lateOfflineNote } from '#features/saved-jobs/bookmark/late-bookmark.tsx';

const bookmark = (job: Job) => <lateBookmark.Part job={job} />;
const offlineNote = (job: Job) => <lateOfflineNote.Part job={job} />;

/** The cards of the pages of open jobs: those of the job list. */
export function BoardCards({ jobs }: { jobs: readonly Job[] }) {
  return <ShownList jobs={jobs} isChanging={false} bookmark={bookmark} offlineNote={offlineNote} />;
}
