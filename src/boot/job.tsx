import type { Job } from '#contract/job.ts';
import { apiPaths, appPaths } from '#contract/paths.ts';
import { paintPlaces } from '#contract/pages.ts';
import { LetterRoom } from '#features/applications/letter-room.tsx';
import type { Applying } from '#features/job-details/apply-link.tsx';
import { JobArticle } from '#features/job-details/job-article.tsx';
import { BookmarkRoom } from '#features/saved-jobs/bookmark-room.tsx';
import { findFirstRead } from './find-first-read.ts';
import { append, asBoundary } from './jsx-runtime.ts';
import { askEarly, removeUnseen, startLater } from './start-app.ts';
import { store, stored } from './stored.ts';

/** The end of the details' page: paints the job that is known, by the app's own components. */

const noPanel = () => null;
/** Nobody presses what is only painted. */
const applying: Applying = { letter: LetterRoom, onApply: () => undefined };

function paintJob(job: Job): void {
  const article = document.createDocumentFragment();
  append(
    article,
    <JobArticle job={job} company={undefined} bookmark={BookmarkRoom} applying={applying} Panel={noPanel} />,
  );
  document
    .querySelector(`[${paintPlaces.attribute}="${paintPlaces.job}"]`)
    ?.replaceWith(...asBoundary(article));
}

function start(id: string | null): void {
  if (!id) return;
  const read = findFirstRead(`${appPaths.jobDetails}?id=${encodeURIComponent(id)}`);
  if (read?.kind !== 'job' || read.key !== id) return askEarly(apiPaths.job(id));
  globalThis.kajPainted = { read, now: Date.now() };
  paintJob(read.data.job);
}

removeUnseen();
// First of all: whatever the device kept, the app comes.
startLater();
const asked = new URLSearchParams(location.search).get('id');
// A job that is opened by its address is the chosen one from then on.
if (asked) store(() => localStorage, 'selectedJobId', asked);
start(asked ?? stored('selectedJobId'));
