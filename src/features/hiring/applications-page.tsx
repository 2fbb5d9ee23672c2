import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type InboxCount, inboxJobsQuery } from '#api/inbox/inbox.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useFormSession, isSessionOver } from '#platform/session/session-end.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { Chip } from '#ui/card/chip.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { Loaded } from '#ui/state/loaded.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { CopyLine } from './application-row.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { InboxView, type InboxViewProps } from './inbox-view.tsx';
import { inboxMessages as texts } from './messages.ts';
import { useOldDecisions } from './use-decide.ts';

function JobRow({ job }: { job: InboxCount }) {
  const { jobId, companyName, total, new: unseen } = job;
  const title = job.title || texts.unnamed;
  return (
    <li className="surface relative flex min-w-0 flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1">
        <Link
          to={appPaths.applications}
          search={{ job: jobId }}
          lang={textLanguage(title)}
          className="card-link block font-bold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">
          {[companyName, texts.count(total, formatNumber(total, locale))].filter(Boolean).join(' · ')}
        </p>
      </div>
      {unseen > 0 && <Chip tone="tint">{texts.new(formatNumber(unseen, locale))}</Chip>}
    </li>
  );
}

const skeleton = (
  <div className="grid gap-4">
    <div className="skeleton h-24" />
    <div className="skeleton h-24" />
  </div>
);

/** The user's jobs that have applications, and how many are new. */
function InboxesView({ userId }: { userId: string }) {
  const query = useQuery({ ...inboxJobsQuery(userId), refetchOnMount: 'always' });
  return (
    <Loaded
      query={query}
      toFailure={(error) => ({
        title: texts.failed,
        text: isNoAnswer(error) ? texts.offline : failureText(error),
      })}
      loadingText={texts.loading}
      skeleton={skeleton}
    >
      {({ jobs, storedAt }) => (
        <>
          <CopyLine storedAt={storedAt} />
          {jobs.length === 0 ? (
            <StatePanel
              icon="mail"
              title={texts.noJobs}
              text={texts.noJobsText(wayMessages.kinds.inbox)}
              action={
                <Link to={appPaths.postJob} className="btn btn-primary text-base">
                  {texts.postJob}
                </Link>
              }
            />
          ) : (
            <ul aria-label={texts.jobs} className="grid gap-3 md:grid-cols-2">
              {jobs.map((job) => (
                <JobRow key={job.jobId} job={job} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}

type PageProps = Pick<InboxViewProps, 'onSearch' | 'phone'> & { search: InboxSearch };

function ForOwner({ userId, search, ...page }: PageProps & { userId: string }) {
  useOldDecisions(userId);
  const { job } = search;
  if (job === undefined) return <InboxesView userId={userId} />;
  return <InboxView key={job} {...page} userId={userId} search={{ ...search, job }} />;
}

/** `/applications` (extension): who applied for the user's jobs. */
export function ApplicationsPage(props: PageProps) {
  const session = useFormSession();
  const hasExtensions = useServerExtensions();
  usePageTitle(texts.title);
  const toContent = () => {
    if (session === null || isSessionOver()) return <SignedOutCard title={texts.missingToken} />;
    if (!hasExtensions) return <StatePanel icon="mail" title={texts.noJobs} />;
    const userId = session.user._id;
    return <ForOwner key={userId} {...props} userId={userId} />;
  };
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page page-wide flex flex-col gap-4 py-6">{toContent()}</div>
    </>
  );
}
