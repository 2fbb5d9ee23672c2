import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, type ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import {
  type InboxJob,
  inboxJobQuery,
  type InboxList,
  inboxListQuery,
  isInboxGone,
  openedQuery,
} from '#api/inbox/inbox.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { Loaded } from '#ui/state/loaded.tsx';
import { Pager } from '#ui/pager.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { inboxMessages } from './messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { ArchivePart } from './file-download.tsx';
import { CopyLine } from './application-row.tsx';
import { type OnSearch, SearchBox, StateTabs } from './inbox-filters.tsx';
import { BulkBar, InboxRows, useSelection, useInboxFocus } from './inbox-rows.tsx';
import { type InboxSearch, toListed } from './inbox-search.ts';
import { OpenedPart, PaneMessage, type PhoneSlot } from './opened-part.tsx';
import { type Choice, useDecide } from './use-decide.ts';

const show = (count: number): string => formatNumber(count, locale);

const listSkeleton = (
  <div className="grid gap-2">
    {Array.from({ length: 8 }, (_, at) => (
      <div key={at} className="skeleton h-14" />
    ))}
  </div>
);

const inLine = 'link inline-flex min-h-11 items-center font-medium text-primary';

export interface InboxViewProps {
  userId: string;
  search: InboxSearch & { job: string };
  onSearch: OnSearch;
  phone: PhoneSlot;
}

const toTitle = ({ title }: InboxJob): string => (title === '' ? inboxMessages.unnamed : title);

/** What a user reads who may not read the list, or whose job is gone: asking again changes nothing. */
function toDenial(error: unknown): { title: string; text: string } | undefined {
  if (isInboxGone(error)) return { title: inboxMessages.failed, text: failureText(error) };
  const isOthers = error instanceof ApiError && error.status === 403;
  return isOthers ? { title: inboxMessages.notOwner, text: inboxMessages.notOwnerText } : undefined;
}

/** True where a state has applications, none of which is on the device. */
const isElsewhere = ({ part, counts }: InboxList, { state, search }: InboxSearch): boolean =>
  part !== undefined && search === undefined && state !== undefined && counts[state] > 0;

const ToJobs = () => (
  <Link to={appPaths.applications} className={`${inLine} self-start`}>
    <Icon name="chevronLeft" />
    {inboxMessages.toJobs}
  </Link>
);

function Heading({ job, children }: { job: InboxJob; children: ReactNode }) {
  const title = toTitle(job);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <ToJobs />
        <h2 lang={textLanguage(title)} className="text-lg font-bold wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-muted">{job.companyName}</p>
      </div>
      {children}
    </div>
  );
}

/** The inbox of a job: its applications by state, the chosen one beside them or on a page of its own. */
export function InboxView({ userId, search, onSearch, phone }: InboxViewProps) {
  const panelId = useId();
  const formId = useId();
  const { job: jobId, state, search: text = '', page = 1, open } = search;
  const hasPane = useWindowAtLeast(breakpointPx.panes);
  const focus = useInboxFocus({ panelId, open, hasPane });
  const decide = useDecide(userId, focus.restore);
  const jobQuery = useQuery(inboxJobQuery(userId, jobId));
  const job = jobQuery.data ?? { jobId, title: '', companyName: '' };
  const openedState = useQuery({ ...openedQuery(userId, { jobId, id: open ?? '' }), enabled: false });
  const query = useQuery({
    ...inboxListQuery(userId, { jobId, state, search: text, page }),
    placeholderData: (before: InboxList | undefined) => before,
    // An application that is not found may be of somebody else's job: its list tells.
    enabled: hasPane || open === undefined || isNotFound(openedState.error),
  });
  const listed = toListed(search);
  const selection = useSelection(JSON.stringify(listed));
  const rows = query.data?.applications ?? [];
  const lastPage = query.isPlaceholderData ? undefined : query.data?.pagination.totalPages;
  useEffect(() => {
    // All of the last page were moved to another state, or withdrawn.
    if (lastPage !== undefined && page > Math.max(1, lastPage))
      onSearch({ ...search, page: lastPage > 1 ? lastPage : undefined }, 'replace');
  }, [lastPage, page, search, onSearch]);
  // Rows that were read before belong to a job that is gone, or to somebody else.
  const denial = toDenial(query.error);
  if (denial) {
    return (
      <>
        <ToJobs />
        <StatePanel icon="document" {...denial} />
      </>
    );
  }
  const opened: ReactNode = open !== undefined && (
    <OpenedPart key={open} userId={userId} job={job} id={open} decide={decide} phone={phone} />
  );
  const toSection = (look: string, content: ReactNode) => (
    <section ref={focus.chosen} tabIndex={-1} aria-label={inboxMessages.chosen} className={`surface ${look}`}>
      {content}
    </section>
  );
  if (!hasPane && opened) {
    return (
      <>
        <Link
          to={appPaths.applications}
          search={listed}
          resetScroll={false}
          className={`${inLine} self-start`}
        >
          <Icon name="chevronLeft" />
          {inboxMessages.back}
        </Link>
        {toSection('', opened)}
      </>
    );
  }
  const clear = () => {
    // Not on the button, which is removed.
    focus.list();
    selection.set([]);
  };
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  const decideAll = async (choice: Choice) => {
    if (await decide.decide(selected, choice)) clear();
  };
  const bar = selected.length > 0 && (
    <BulkBar
      selected={selected}
      isBusy={decide.isBusy}
      onClear={clear}
      onDecide={(choice) => void decideAll(choice)}
    />
  );
  const archive = <ArchivePart userId={userId} jobId={jobId} title={toTitle(job)} />;
  const list = (
    <div
      id={panelId}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={`${panelId}-${state ?? 'all'}`}
      aria-busy={query.isPlaceholderData}
      className={`flex min-w-0 flex-col gap-2 ${hasPane ? 'pane overflow-y-auto overscroll-contain p-1' : ''}`}
    >
      <Loaded
        query={query}
        toFailure={(error) => ({
          title: inboxMessages.failed,
          text: isNoAnswer(error) ? inboxMessages.offline : failureText(error),
        })}
        loadingText={inboxMessages.loading}
        skeleton={listSkeleton}
      >
        {(read) => (
          <>
            <CopyLine storedAt={read.storedAt} part={read.part} />
            {text !== '' && (
              <p role="status" className="text-sm text-muted">
                {!query.isPlaceholderData &&
                  inboxMessages.found(read.pagination.total ?? 0, show(read.pagination.total ?? 0))}
              </p>
            )}
            {query.isPlaceholderData && read.applications.length === 0 ? (
              listSkeleton
            ) : (
              <InboxRows
                rows={rows}
                selection={selection}
                search={search}
                hasPane={hasPane}
                isElsewhere={isElsewhere(read, search)}
              />
            )}
            {read.pagination.totalPages > 1 && (
              <Pager
                page={read.pagination.page ?? 1}
                totalPages={read.pagination.totalPages}
                form={formId}
                onPage={(next) => onSearch({ ...listed, page: next === 1 ? undefined : next })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
  return (
    <>
      <Heading job={job}>{hasPane && archive}</Heading>
      <StateTabs search={search} list={query.data} panelId={panelId} onSearch={onSearch} />
      <SearchBox search={search} formId={formId} onSearch={onSearch} />
      {hasPane ? (
        <>
          <div className="grid items-start gap-4 panes:grid-cols-[min(27.5rem,40%)_minmax(0,1fr)]">
            {list}
            {toSection(
              'pane overflow-y-auto overscroll-contain',
              opened || <PaneMessage icon="mail" title={inboxMessages.choose} />,
            )}
          </div>
          {bar}
        </>
      ) : (
        <>
          {list}
          {bar}
          {archive}
        </>
      )}
    </>
  );
}
