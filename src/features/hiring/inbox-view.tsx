import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { locale } from '#texts/platform/i18n/locale';
import type { Owner } from '#api/inbox/inbox-counts.ts';
import { type InboxJob, inboxJobQuery, type InboxList, inboxListQuery } from '#api/inbox/inbox.ts';
import { type InboxApplication, inboxStates, type InboxState } from '#contract/applications/application.ts';
import { formatNumber, readNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { breakpointPx, listLimits } from '#contract/limits.ts';
import { type OwnMovesById, withMoves } from '#device/inbox/decision-rules.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isNoAnswer } from '#presenters/freshness.tsx';
import { Loaded } from '#presenters/loaded.tsx';
import { snack } from '#presenters/snack.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { stateNames } from '#texts/contract/applications/state-names';
import { decisionMessages, inboxMessages } from '#texts/features/hiring/messages';
import { SearchField } from '#ui/form/search-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Pager } from '#ui/pager.tsx';
import { paneLook } from '#ui/pane-look.ts';
import { SegmentedTabs } from '#ui/segmented-tabs.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { ApplicationRow, type RowMark } from './application-row.tsx';
import { ArchivePart } from './archive-part.tsx';
import { CopyLine } from './copy-line.tsx';
import { MoveDialog } from './decision-buttons.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { OpenedPart, type PhoneSlot } from './opened-part.tsx';
import { type Decide, useDecide, useOwnMoves } from './use-decide.ts';

const show = (count: number): string => formatNumber(count, locale);

const listSkeleton = (
  <div className="grid gap-2">
    {Array.from({ length: 8 }, (_, at) => (
      <div key={at} className="skeleton h-14" />
    ))}
  </div>
);

const toMark = (own: OwnMovesById, id: string): RowMark => {
  const { waiting = [], problem } = own.get(id) ?? {};
  if (problem) return 'problem';
  return waiting.length > 0 ? 'waiting' : null;
};

/** The applications that are chosen, of one page of a list: another page begins with none. */
function useSelection(page: string) {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const ids = chosen.page === page ? chosen.ids : new Set<string>();
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setChosen((before) => {
        const next = new Set(before.page === page ? before.ids : []);
        if (isSelected) next.add(id);
        else next.delete(id);
        return { page, ids: next };
      }),
    [page],
  );
  return { ids, select, set: (next: readonly string[]) => setChosen({ page, ids: new Set(next) }) };
}

interface BulkBarProps {
  selected: readonly InboxApplication[];
  decide: Decide;
  onClear: () => void;
}

function BulkBar({ selected, decide, onClear }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="sticky bottom-[var(--dock-height)] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 p-3">
      <span role="status" className="font-semibold">
        {inboxMessages.selected(selected.length, show(selected.length))}
      </span>
      <button type="button" className="link min-h-11 font-medium text-primary" onClick={onClear}>
        {inboxMessages.unselect}
      </button>
      <button type="button" className="btn btn-primary text-base" onClick={() => setAsking(true)}>
        {decisionMessages.move}
      </button>
      {isAsking && (
        <MoveDialog
          applications={selected}
          onDecide={(choice) => {
            onClear();
            void decide.decide(selected, choice);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The list without what is read beside it. */
const toListed = ({ open: _open, ...listed }: InboxSearch): InboxSearch => listed;

interface RowsProps {
  list: InboxList;
  own: OwnMovesById;
  search: InboxSearch;
  /** Beside the list stands the application that is read. */
  hasPane: boolean;
  decide: Decide;
}

function Rows({ list, own, search, hasPane, decide }: RowsProps) {
  const rows = list.applications.map((row) => withMoves(row, own.get(row.id)));
  // Its rows are rendered again where they have changed.
  const listed = useMemo(() => toListed(search), [search]);
  const { ids, select, set } = useSelection(JSON.stringify(listed));
  const selected = rows.filter(({ id }) => ids.has(id));
  const isAll = selected.length === rows.length;
  if (rows.length === 0) {
    const isFiltered = search.state !== undefined || search.search !== undefined;
    const { none, noneText, empty, emptyText } = inboxMessages;
    return isFiltered ? (
      <StatePanel title={none} text={noneText} />
    ) : (
      <StatePanel icon="mail" title={empty} text={emptyText} />
    );
  }
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isAll}
          onChange={() => set(isAll ? [] : rows.map(({ id }) => id))}
        />
        {inboxMessages.selectAll}
      </label>
      <ul aria-label={inboxMessages.list} className="grid gap-2">
        {rows.map((row) => (
          <ApplicationRow
            key={row.id}
            application={row}
            mark={toMark(own, row.id)}
            isShown={hasPane && row.id === search.open}
            isSelected={ids.has(row.id)}
            search={listed}
            isReplaced={hasPane && search.open !== undefined}
            onSelect={select}
          />
        ))}
      </ul>
      {selected.length > 0 && <BulkBar selected={selected} decide={decide} onClear={() => set([])} />}
    </>
  );
}

function ListPager({
  list,
  form,
  onPage,
}: {
  list: InboxList;
  form: string;
  onPage: (page: number) => void;
}) {
  const { page = 1, totalPages } = list.pagination;
  if (totalPages <= 1) return null;
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      texts={inboxMessages.pager}
      formatNumber={show}
      readNumber={readNumber}
      form={form}
      onPage={onPage}
    />
  );
}

type Filter = InboxState | 'all';
const filters: readonly Filter[] = ['all', ...inboxStates];

interface FilterProps {
  search: InboxSearch;
  list: InboxList | undefined;
  panelId: string;
  onSearch: OnSearch;
}

function StateTabs({ search, list, panelId, onSearch }: FilterProps) {
  const { counts } = list ?? {};
  const toCount = (filter: Filter): string => {
    if (counts === undefined) return '…';
    if (filter !== 'all') return show(counts[filter]);
    return show(inboxStates.reduce((sum, state) => sum + counts[state], 0));
  };
  return (
    <SegmentedTabs
      label={inboxMessages.filter}
      tabs={filters.map((id) => ({
        id,
        text: id === 'all' ? inboxMessages.all : stateNames[id],
        count: toCount(id),
      }))}
      selected={search.state ?? 'all'}
      panelId={panelId}
      onSelect={(filter, how) =>
        onSearch(
          { job: search.job, search: search.search, state: filter === 'all' ? undefined : filter },
          how === 'keys' ? 'replace' : undefined,
        )
      }
    />
  );
}

function SearchBox({
  search,
  formId,
  onSearch,
}: Pick<FilterProps, 'search' | 'onSearch'> & { formId: string }) {
  const { label, placeholder, button } = inboxMessages.search;
  const [typed, setTyped] = useState(search.search ?? '');
  return (
    <SearchField
      id={formId}
      label={label}
      placeholder={placeholder}
      button={button}
      value={typed}
      maxLength={listLimits.searchMaxChars}
      onValueChange={setTyped}
      onSubmit={() =>
        onSearch({
          job: search.job,
          state: search.state,
          search: typed.trim() === '' ? undefined : typed.trim(),
        })
      }
      action={appPaths.applications}
    />
  );
}

const inLine = 'link inline-flex min-h-11 items-center font-medium text-primary';

/** What waits to be sent, and what the user has to settle. */
function OwnLines({ own, jobSearch }: { own: OwnMovesById; jobSearch: InboxSearch }) {
  const all = [...own];
  const waiting = all.filter(([, { waiting: moves }]) => moves.length > 0).length;
  const problems = all.flatMap(([id, { problem }]) => (problem ? { id, name: problem.name } : []));
  return (
    <>
      {waiting > 0 && (
        <StateLine tone="notice">
          <Icon name="clock" />
          <span className="min-w-0 flex-1">{inboxMessages.waitingLine(waiting, show(waiting))}</span>
        </StateLine>
      )}
      {problems.length > 0 && (
        <StateLine tone="notice">
          <Icon name="warning" />
          <span>{decisionMessages.problems(problems.length, show(problems.length))}:</span>
          {problems.map(({ id, name }) => (
            <Link key={id} to={appPaths.applications} search={{ ...jobSearch, open: id }} className={inLine}>
              {name}
            </Link>
          ))}
        </StateLine>
      )}
    </>
  );
}

/** Hides the message about a decision once it turns out that it was not done. */
function useSnackEnd(own: OwnMovesById): void {
  const count = [...own.values()].filter(({ problem }) => problem !== undefined).length;
  useEffect(() => {
    if (count > 0) snack.set(null);
  }, [count]);
}

type OnSearch = (search: InboxSearch, how?: 'replace') => void;

export interface InboxViewProps {
  owner: Owner;
  search: InboxSearch & { job: string };
  onSearch: OnSearch;
  phone: PhoneSlot;
}

const toTitle = ({ title }: InboxJob): string => (title === '' ? inboxMessages.unnamed : title);

function Heading({ job, children }: { job: InboxJob; children: ReactNode }) {
  const title = toTitle(job);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Link to={appPaths.applications} className={inLine}>
          <Icon name="chevronLeft" />
          {inboxMessages.toJobs}
        </Link>
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
export function InboxView({ owner, search, onSearch, phone }: InboxViewProps) {
  const panelId = useId();
  const formId = useId();
  const { job: jobId, state, search: text = '', page = 1, open } = search;
  const hasPane = useWindowAtLeast(breakpointPx.panes);
  const own = useOwnMoves(owner.userId, jobId);
  const decide = useDecide(owner, jobId);
  useSnackEnd(own);
  const jobQuery = useQuery(inboxJobQuery(owner, jobId));
  const job = jobQuery.data ?? { jobId, title: '', companyName: '' };
  const query = useQuery({
    ...inboxListQuery(owner, { jobId, state, search: text, page }),
    placeholderData: (before: InboxList | undefined) => before,
    enabled: hasPane || open === undefined,
  });
  const listed = toListed(search);
  const opened: ReactNode = open !== undefined && (
    <OpenedPart
      key={open}
      owner={owner}
      job={job}
      id={open}
      own={own.get(open)}
      decide={decide}
      phone={phone}
    />
  );
  if (!hasPane && opened) {
    return (
      <>
        <Link to={appPaths.applications} search={listed} className={`${inLine} self-start`}>
          <Icon name="chevronLeft" />
          {inboxMessages.back}
        </Link>
        <div className="surface">{opened}</div>
      </>
    );
  }
  const archive = <ArchivePart owner={owner} jobId={jobId} title={toTitle(job)} />;
  const list = (
    <div
      id={panelId}
      role="tabpanel"
      aria-labelledby={`${panelId}-${state ?? 'all'}`}
      aria-busy={query.isPlaceholderData}
      className={`flex min-w-0 flex-col gap-2 ${hasPane ? `${paneLook} overflow-y-auto overscroll-contain p-1` : ''}`}
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
            <CopyLine storedAt={read.storedAt} />
            {text !== '' && (
              <p role="status" className="text-sm text-muted">
                {inboxMessages.found(read.pagination.total ?? 0, show(read.pagination.total ?? 0))}
              </p>
            )}
            <Rows list={read} own={own} search={search} hasPane={hasPane} decide={decide} />
            <ListPager
              list={read}
              form={formId}
              onPage={(next) => onSearch({ ...listed, page: next === 1 ? undefined : next })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
  return (
    <>
      <Heading job={job}>{hasPane && archive}</Heading>
      <OwnLines own={own} jobSearch={{ job: jobId }} />
      <StateTabs search={search} list={query.data} panelId={panelId} onSearch={onSearch} />
      <SearchBox key={text} search={search} formId={formId} onSearch={onSearch} />
      {hasPane ? (
        <div className="grid items-start gap-4 panes:grid-cols-[min(27.5rem,40%)_minmax(0,1fr)]">
          {list}
          <section
            aria-label={inboxMessages.chosen}
            className={`surface ${paneLook} overflow-y-auto overscroll-contain`}
          >
            {opened || (
              <div className="flex flex-col items-center gap-3 p-6 text-center">
                <Icon name="mail" className="size-6" />
                <p className="text-lg font-bold">{inboxMessages.choose}</p>
              </div>
            )}
          </section>
        </div>
      ) : (
        <>
          {list}
          {archive}
        </>
      )}
    </>
  );
}
