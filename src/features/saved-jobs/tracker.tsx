import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useKnownApplications } from '#api/applications/own-applications.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useLetters } from '#device/letter.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SegmentedTabs } from '#ui/segmented-tabs.tsx';
import { DrawnScene, PostBoatPicture } from '#ui/state/drawn-scene.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Columns } from './columns.tsx';
import { savedMessages as texts } from './messages.ts';
import { TrackerCard } from './tracker-card.tsx';
import { listTracked, tabOf, type Tracked } from './tracker-rules.ts';
import { type TrackerTab, trackerTabs } from '#contract/jobs/stages.ts';
import { type LetterActions, useTrackerActions } from './use-tracker-actions.ts';

/** From this width on the stages are shown as columns. */
const COLUMNS_PX = 1100;
const PANEL_ID = 'tracked-jobs';

interface EmptyTabProps {
  tab: TrackerTab;
  /** The first tab with jobs, and how many. */
  filled: { tab: TrackerTab; count: number } | undefined;
  onTab: (tab: TrackerTab) => void;
}

function EmptyTab({ tab, filled, onTab }: EmptyTabProps) {
  const isFirst = tab === 'saved';
  return (
    <StatePanel
      picture={isFirst ? <KitePicture /> : <PostBoatPicture />}
      title={filled ? texts.emptyBeside(filled.count, texts.tabs[filled.tab]) : texts.empty[tab]}
      text={texts.emptyText[tab]}
      action={
        filled ? (
          <button type="button" className="btn btn-primary" onClick={() => onTab(filled.tab)}>
            {texts.showTab(texts.tabs[filled.tab])}
          </button>
        ) : (
          isFirst && (
            <Link to={appPaths.jobs} className="btn btn-primary">
              {texts.browse}
            </Link>
          )
        )
      }
    />
  );
}

function OfflineLine({ tracked }: { tracked: readonly Tracked[] }) {
  const { offline } = texts;
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
  /** The tab in the URL; undefined without one: then the first tab with jobs. */
  tab: TrackerTab | undefined;
  onTab: (tab: TrackerTab, how: 'click' | 'keys') => void;
  letters: LetterActions;
}

/** The saved jobs and letters by progress: in tabs, or in columns where there is room. */
export function Tracker({ tab: chosen, onTab, letters }: TrackerProps) {
  const now = useNow();
  const actions = useTrackerActions(letters);
  const tracked = listTracked(
    { saved: useSavedJobs(), letters: useLetters(), applications: useKnownApplications() },
    now,
  );
  const inTab = (one: TrackerTab) => tracked.filter(({ stage }) => tabOf[stage] === one);
  const filled = trackerTabs.find((one) => inTab(one).length > 0);
  // Decided once, so that moving a job does not switch tabs.
  const [first] = useState(filled ?? trackerTabs[0]);
  const [openId, setOpenId] = useState<string | null>(null);
  const isWide = useWindowAtLeast(COLUMNS_PX);
  if (isWide && filled !== undefined) {
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-muted">
            {tracked.some(({ saved }) => saved !== undefined) && texts.columnsHint}
          </p>
          <OfflineLine tracked={tracked} />
        </div>
        <Columns tracked={tracked} now={now} actions={actions} openId={openId} onOpen={setOpenId} />
      </>
    );
  }
  const tab = chosen ?? first;
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
          <EmptyTab
            tab={tab}
            filled={filled && { tab: filled, count: inTab(filled).length }}
            onTab={(next) => onTab(next, 'click')}
          />
        ) : (
          <>
            <OfflineLine tracked={shown} />
            <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
              {shown.map((one) => (
                <li key={one.applied.jobId} className="min-w-0">
                  <TrackerCard
                    tracked={one}
                    now={now}
                    actions={actions}
                    isOpen={openId === one.applied.jobId}
                    onOpen={(isOpen) => setOpenId(isOpen ? one.applied.jobId : null)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

/** A kite over the river, for an empty list. */
function KitePicture() {
  return (
    <DrawnScene sun={128}>
      <path d="M70 12 98 38 76 74 44 50Z" className="fill-base-200" />
      <path d="M70 12 76 74M44 50l54-12" strokeWidth="2" opacity=".5" />
      <path d="M76 74c2 10-8 10-6 18s-8 8-6 14" />
      <path d="m68 86 8 4m-12 8 9 3" />
    </DrawnScene>
  );
}
