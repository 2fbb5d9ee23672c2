import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { useNow } from '#platform/clock.ts';
import { fileUrl } from '#platform/config.ts';
import { JobLink } from '#platform/job-link.tsx';
import { useLocale, useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { useSavedJobs, type SavedJob } from '#platform/saved-jobs.ts';
import { bannerMessages } from '#presenters/banner-messages.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/job-messages.ts';
import { Chip } from '#ui/chip.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { JobCard } from '#ui/job-card.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { BookmarkButton, OfflineNote } from './bookmark-button.tsx';
import { savedMessages } from './messages.ts';

function SavedCard({ saved, now }: { saved: SavedJob; now: number }) {
  const messages = useMessages(savedMessages);
  const texts = useMessages(jobMessages);
  const locale = useLocale();
  const view = toJobCardView(saved.job, now, { texts, locale });
  return (
    <JobCard
      title={
        <JobLink id={view.id} className="card-link">
          {view.title}
        </JobLink>
      }
      company={view.companyName}
      lang={view.lang}
      logo={<CompanyLogo name={view.companyName} src={view.logo ? fileUrl(view.logo) : ''} />}
      place={view.place}
      salary={view.salary}
      salaryPer={view.salaryPer}
      deadline={{ ...view.deadline, label: texts.deadlineLabel }}
      description={saved.isFull ? undefined : messages.partial}
      chips={
        <>
          {view.jobType && <Chip tone="tint">{view.jobType}</Chip>}
          {view.category && <Chip>{view.category.name}</Chip>}
        </>
      }
      corner={<BookmarkButton job={saved.job} />}
      note={<OfflineNote job={saved.job} />}
      action={
        <JobLink id={view.id} className="btn" aria-label={`${messages.open}: ${view.title}`}>
          {messages.open}
        </JobLink>
      }
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
