import { createFileRoute } from '@tanstack/react-router';
import { LazyApplySheet } from '#features/applications/lazy-apply-sheet.tsx';
import { openApply, startFollowUp, startWriting } from '#features/applications/apply-sheet-state.ts';
import { lazyAttachCv, makeCvPdf } from '#features/resumes/builder/lazy-attach-cv.tsx';
import { SavedJobsPage } from '#features/saved-jobs/saved-jobs-page.tsx';
import { trackerTabs, type TrackerTab } from '#features/saved-jobs/tracker-tabs.ts';

/** Without a tab in the URL the page chooses one. */
function readSearch({ tab }: Record<string, unknown>): { tab?: TrackerTab | undefined } {
  return { tab: trackerTabs.find((one) => one === tab) };
}

export const Route = createFileRoute('/savedJobs')({
  validateSearch: readSearch,
  component: SavedJobsRoute,
});

const letters = { apply: openApply, write: startWriting, followUp: startFollowUp };

function SavedJobsRoute() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
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
