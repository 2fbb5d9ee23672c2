import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import type { HiddenState } from '#contract/jobs/job.ts';
import { useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { useSession } from '#platform/session/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { JobSearchBox } from '#ui/search/job-search-box.tsx';
import { MooredBoatPicture } from '#ui/state/drawn-scene.tsx';
import { FailureLine, RetryButton, StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { type FailureTexts, jobFailureMessages as messages, hiddenMessages } from './dialog-messages.ts';
import { detailsMessages } from './messages.ts';
import { NO_COMPANY } from './use-job-details.ts';

function BrowseLink({ text }: { text: string }) {
  return (
    <Link to={appPaths.jobs} className="btn btn-primary">
      {text}
    </Link>
  );
}

/** The page was opened without a job (§8). */
export function NoJobSelected() {
  usePageTitle(detailsMessages.title);
  return (
    <StatePanel
      icon="search"
      tone="error"
      title={messages.error(messages.noJobSelected)}
      text={messages.error(messages.jobFailed(messages.noJob))}
      action={<BrowseLink text={messages.browse} />}
    />
  );
}

const offlineLink = 'link inline-flex min-h-11 items-center px-3 font-medium text-primary';

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');

function toFailureText(error: unknown, what: 'job' | 'company', texts: FailureTexts): string {
  if (error === NO_COMPANY) return texts.companyFailed(texts.noCompany);
  // 401: a server that shows jobs and companies only with a token.
  if (error instanceof ApiError && error.status === 401)
    return texts[`${what}Failed`](what === 'job' ? texts.noJob : texts.noCompany);
  const text = failureText(error);
  if (isUnanswered(error)) return texts[`${what}Unanswered`](text);
  const isRefused = error instanceof ApiError && error.kind !== 'broken';
  return isRefused ? texts[`${what}Failed`](text) : texts.unexpected(text);
}

/** Links to the saved jobs and the cached lists. */
function OfflineLinks() {
  const hasSaved = useSavedJobs().size > 0;
  const lists = useQueryClient().getQueriesData({ queryKey: [PUBLIC, 'jobs'] });
  // Cached lists without a page are answers for the start page and its search box.
  const hasLists = lists.some(
    ([[, , query], list]) => list !== undefined && String(query).startsWith('page='),
  );
  if (!hasSaved && !hasLists) return null;
  return (
    <nav aria-label={messages.offline} className="text-muted">
      <p className="text-sm">{messages.offline}</p>
      {hasSaved && (
        <Link to={appPaths.savedJobs} className={offlineLink}>
          {messages.savedJobs}
        </Link>
      )}
      {hasLists && (
        <Link to={appPaths.jobs} className={offlineLink}>
          {messages.storedLists}
        </Link>
      )}
    </nav>
  );
}

/** Shown when neither the server nor the device has the job; §8 specifies an unobtrusive text. */
function JobUnanswered({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <StatePanel
      picture={<MooredBoatPicture />}
      title={messages.notStored}
      text={messages.notStoredText}
      action={
        <>
          <RetryButton look="btn-primary" onRetry={retry} />
          <OfflineLinks />
          <p className="text-sm text-muted">{messages.error(toFailureText(error, 'job', messages))}</p>
        </>
      }
    />
  );
}

/** The job could not be loaded. */
export function JobFailure({ error, retry }: { error: unknown; retry: () => void }) {
  usePageTitle(detailsMessages.title);
  if (isNotFound(error)) {
    return (
      <StatePanel
        icon="search"
        title={messages.unknownJob}
        text={messages.unknownJobText}
        action={
          <>
            <div className="w-full max-w-lg text-start">
              <JobSearchBox label={messages.searchJobs} />
            </div>
            <BrowseLink text={messages.browse} />
            <Link to={appPaths.home} className="btn">
              {messages.goHome}
            </Link>
          </>
        }
      />
    );
  }
  if (isUnanswered(error)) return <JobUnanswered error={error} retry={retry} />;
  return (
    <StatePanel
      tone="error"
      title={messages.error(toFailureText(error, 'job', messages))}
      action={<RetryButton look="btn-primary" onRetry={retry} />}
    />
  );
}

/** Above a job whose company could not be read (§8). */
export function CompanyFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const text = messages.error(toFailureText(error, 'company', messages));
  return <FailureLine text={text} {...(error !== NO_COMPANY && { onRetry: retry })} />;
}

export interface HiddenLineProps {
  hidden: HiddenState;
  ownerId: string;
}

/** Why a job is not public, and who can see it. */
export function HiddenLine({ hidden: { of, approval, reason }, ownerId }: HiddenLineProps) {
  const texts = hiddenMessages;
  const isOwn = useSession()?.user._id === ownerId;
  return (
    <StateLine tone="notice">
      <Icon name={approval === 'rejected' ? 'warning' : 'clock'} className="size-5" />
      <div className="min-w-48 flex-1 wrap-anywhere">
        <p className="font-semibold">{texts[of][approval](reason)}</p>
        <p>{isOwn ? texts.onlyYou : texts.onlyOwner}</p>
      </div>
      {isOwn && (
        <Link to={appPaths.userJobs} className="btn text-base">
          {texts.toOwnJobs}
        </Link>
      )}
    </StateLine>
  );
}
