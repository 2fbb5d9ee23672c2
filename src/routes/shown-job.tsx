import type { Job } from '#contract/jobs/job.ts';
import { LazyApplySheet } from '#features/applications/lazy-apply-sheet.tsx';
import { openApply, toAppliedJob } from '#features/applications/apply-sheet-state.ts';
import { lazyLetterNote } from '#features/applications/lazy-letter-note.tsx';
import type { Applying } from '#features/job-details/apply-link.tsx';
import { JobDetailsPage } from '#features/job-details/job-details-page.tsx';
import { lazyAttachCv, makeCvPdf } from '#features/resumes/builder/lazy-attach-cv.tsx';
import { Bookmark, lazySavedMark, lazySavedNote } from '#features/saved-jobs/bookmark.tsx';
import type { SavedNoteProps } from '#features/saved-jobs/saved-note.tsx';

const bookmark = (job: Job) => <Bookmark job={job} look="round" />;
const offlineNote = (job: Job) => <lazySavedMark.Part job={job} />;
const savedNote = (live: SavedNoteProps) => <lazySavedNote.Part {...live} />;

const applying: Applying = {
  apply: (job, company) => openApply(toAppliedJob(job, company)),
  state: (job, company) => (
    <>
      <lazyLetterNote.Part job={job} company={company} />
      <LazyApplySheet CvPart={lazyAttachCv.Part} makeCv={makeCvPdf} />
    </>
  ),
};

/** A job with its actions (apply, save, share): as a page, or as a pane beside a list. */
export function ShownJob(props: { id: string | null | undefined; isPane?: boolean }) {
  return <JobDetailsPage {...props} {...{ bookmark, offlineNote, applying, savedNote }} />;
}

/** The job beside the list. */
export function BesideJob({ id }: { id: string }) {
  return <ShownJob id={id} isPane />;
}
