import { Link } from '@tanstack/react-router';
import type { Job } from '#contract/job.ts';
import { appPaths } from '#contract/paths.ts';
import { useNow } from '#platform/clock.ts';
import { useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import type { SavedJob } from '#platform/saved-job.ts';
import { useSavedJobs } from '#platform/saved-jobs.ts';
import { bannerMessages } from '#presenters/banner-messages.ts';
import type { JobCardView } from '#presenters/job-card.ts';
import { PostingCard } from '#presenters/posting-card.tsx';
import { Chip } from '#ui/chip.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { BookmarkButton, OfflineNote } from './bookmark-button.tsx';
import { savedMessages } from './messages.ts';

const toChips = (view: JobCardView) => (
  <>
    {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
    {view.category && <Chip>{view.category.name}</Chip>}
  </>
);

const bookmark = (job: Job) => <BookmarkButton job={job} />;
const offlineNote = (job: Job) => <OfflineNote job={job} />;

function SavedCard({ saved, now }: { saved: SavedJob; now: number }) {
  const messages = useMessages(savedMessages);
  return (
    <PostingCard
      job={saved.job}
      now={now}
      description={() => (saved.isFull ? '' : messages.partial)}
      chips={toChips}
      bookmark={bookmark}
      offlineNote={offlineNote}
      action={{ text: messages.open, label: `${messages.open}: ${saved.job.title}`, className: 'btn' }}
    />
  );
}

/** The jobs kept on this device, newest first; never needs a network. */
export function SavedJobsPage() {
  const messages = useMessages(savedMessages);
  const { subtitle } = useMessages(bannerMessages);
  usePageTitle(messages.title);
  const now = useNow();
  const saved = [...useSavedJobs().values()].toSorted((a, b) => b.savedAt - a.savedAt);
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTitle} subtitle={subtitle} />
      <div className="page py-6">
        {saved.length === 0 ? (
          <StatePanel
            icon="bookmark"
            title={messages.empty}
            text={messages.emptyText}
            action={
              <Link to={appPaths.jobs} className="btn btn-primary">
                {messages.browse}
              </Link>
            }
          />
        ) : (
          <>
            <p className="mb-4 text-muted">{messages.savedCount(saved.length)}</p>
            <ul className="grid gap-4 md:grid-cols-2">
              {saved.map((item) => (
                <li key={item.job._id}>
                  <SavedCard saved={item} now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
