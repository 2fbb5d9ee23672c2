import { getRouteApi } from '@tanstack/react-router';
import { LazyApplySheet } from '#features/applications/lazy-apply-sheet.tsx';
import { openApply, startWriting } from '#features/applications/apply-sheet-state.ts';
import { lazyAttachCv, makeCvPdf } from '#features/resumes/builder/lazy-attach-cv.tsx';
import { SavedJobsPage } from '#features/saved-jobs/saved-jobs-page.tsx';

const route = getRouteApi('/savedJobs');

const letters = { apply: openApply, write: startWriting };

export function SavedJobsRoute() {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <SavedJobsPage
        tab={tab}
        // Arrow keys pass through tabs: `replace` keeps those out of the history.
        onTab={(next, how) =>
          void navigate({
            search: { tab: next },
            replace: how === 'keys',
            resetScroll: false,
          })
        }
        letters={letters}
      />
      <LazyApplySheet CvPart={lazyAttachCv.Part} makeCv={makeCvPdf} />
    </>
  );
}
