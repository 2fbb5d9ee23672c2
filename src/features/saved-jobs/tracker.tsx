import { locale } from '#texts/platform/i18n/locale';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useLetters } from '#device/letters/letters.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { SegmentedTabs } from '#ui/segmented-tabs.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { KitePicture, PostBoatPicture } from './empty-picture.tsx';
import { savedMessages } from '#texts/features/saved-jobs/messages';
import { TrackerCard } from './tracker-card.tsx';
import { listTracked, tabOf, type Tracked } from './tracker-rules.ts';
import { trackerTabs, type TrackerTab } from './tracker-tabs.ts';
import { useTrackerActions, type LetterActions } from './use-tracker-actions.ts';

const PANEL_ID = 'tracked-jobs';

function EmptyTab({ tab }: { tab: TrackerTab }) {
  const texts = savedMessages;
  const isFirst = tab === 'saved';
  return (
    <StatePanel
      picture={isFirst ? <KitePicture /> : <PostBoatPicture />}
      title={texts.empty[tab]}
      text={texts.emptyText[tab]}
      action={
        isFirst && (
          <Link to={appPaths.jobs} className="btn btn-primary">
            {texts.browse}
          </Link>
        )
      }
    />
  );
}

function OfflineLine({ tracked }: { tracked: readonly Tracked[] }) {
  const { offline } = savedMessages;
  const isOffline = tracked.every(({ saved }) => saved?.isFull);
  if (!isOffline) return null;
  return (
    <p className="flex items-center gap-1 py-2 text-sm font-semibold text-primary">
      <Icon name="download" className="size-4" />
      {offline}
    </p>
  );
}

interface TrackerProps {
  tab: TrackerTab;
  onTab: (tab: TrackerTab, how: 'click' | 'keys') => void;
  letters: LetterActions;
}

/** The saved jobs and letters by progress. */
export function Tracker({ tab, onTab, letters }: TrackerProps) {
  const texts = savedMessages;
  const now = useNow();
  const actions = useTrackerActions(letters);
  const tracked = listTracked(useSavedJobs(), useLetters(), now);
  const inTab = (one: TrackerTab) => tracked.filter(({ stage }) => tabOf[stage] === one);
  const shown = inTab(tab);
  return (
    <>
      <SegmentedTabs
        label={texts.stage}
        tabs={trackerTabs.map((id) => ({
          id,
          text: texts.tabs[id],
          count: formatNumber(inTab(id).length, locale),
        }))}
        selected={tab}
        panelId={PANEL_ID}
        onSelect={onTab}
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${tab}`} className="mt-2">
        {shown.length === 0 ? (
          <EmptyTab tab={tab} />
        ) : (
          <>
            <OfflineLine tracked={shown} />
            <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
              {shown.map((one) => (
                <li key={one.applied.jobId} className="min-w-0">
                  <TrackerCard tracked={one} now={now} actions={actions} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
