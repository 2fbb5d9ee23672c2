import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { JobSearchBox } from '#presenters/job-search-box.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MooredBoatPicture } from '#ui/moored-boat-picture.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { failureMessages, type FailureTexts } from '#texts/features/job-details/failure-messages';
import { detailsMessages } from '#texts/features/job-details/messages';
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
  const messages = failureMessages;
  usePageTitle(detailsMessages.title);
  return (
    <StatePanel
      icon="search"
      tone="error"
      title={messages.error(messages.noJobSelected)}
      action={<BrowseLink text={messages.browse} />}
    />
  );
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');

function toFailureText(error: unknown, what: 'job' | 'company', texts: FailureTexts): string {
  if (error === NO_COMPANY) return texts.companyFailed(texts.noCompany);
  const text = failureText(error);
  if (isUnanswered(error)) return texts[`${what}Unanswered`](text);
  const isRefused = error instanceof ApiError && error.kind !== 'broken';
  return isRefused ? texts[`${what}Failed`](text) : texts.unexpected(text);
}

/** The job could not be loaded. */
export function JobFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const messages = failureMessages;
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
  return (
    <StatePanel
      tone="error"
      picture={isUnanswered(error) ? <MooredBoatPicture /> : undefined}
      title={messages.error(toFailureText(error, 'job', messages))}
      text={isUnanswered(error) ? messages.notStored : ''}
      action={
        <button type="button" className="btn btn-primary" onClick={retry}>
          <Icon name="retry" />
          {messages.retry}
        </button>
      }
    />
  );
}

/** Above a job whose company could not be read (§8). */
export function CompanyFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const messages = failureMessages;
  return (
    <StateLine tone="error">
      <span className="min-w-0 flex-1">{messages.error(toFailureText(error, 'company', messages))}</span>
      {error !== NO_COMPANY && (
        <button type="button" className="btn btn-sm" onClick={retry}>
          {messages.retry}
        </button>
      )}
    </StateLine>
  );
}
