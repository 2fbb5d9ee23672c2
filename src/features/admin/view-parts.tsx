import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminKeys, type AdminRows, type Kind, rowsQuery } from '#api/admin.ts';
import type { ApprovalFilter } from '#contract/accounts/admin.ts';
import { formatNumber } from '#contract/format.ts';
import { listLimits } from '#contract/limits.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Loaded, type LoadedQuery } from '#ui/state/loaded.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { adminMessages as texts } from './messages.ts';

/** The first page size of a list. */
export const FIRST_ROWS = 20;

export interface List {
  kind: Kind;
  approval: ApprovalFilter;
}

export const nameOf = ({ kind, approval }: List): string => `${kind} ${approval}`;

/** Queries several lists as one. */
export function useLists(
  moderatorId: string,
  lists: readonly List[],
  sizeOf: (list: List) => number = () => FIRST_ROWS,
): LoadedQuery<AdminRows[]> {
  const queryClient = useQueryClient();
  return useQueries({
    queries: lists.map((list) => ({
      ...rowsQuery(moderatorId, { ...list, perPage: sizeOf(list) }),
      // Shows the loaded rows while a larger page loads: `useQueries` passes no previous data to `placeholderData`.
      placeholderData: () => findRead(queryClient, moderatorId, list),
    })),
    combine: join,
  });
}

/** The last loaded rows of a list, of any page size. */
function findRead(queryClient: QueryClient, moderatorId: string, { kind, approval }: List) {
  const read = queryClient.getQueriesData<AdminRows>({
    queryKey: [...adminKeys.rows(moderatorId), kind, approval],
  });
  return read.flatMap(([, rows]) => rows ?? []).at(-1);
}

/** Combines the queries: loaded once each of them is. */
function join(queries: readonly LoadedQuery<AdminRows>[]): LoadedQuery<AdminRows[]> {
  const lists = queries.flatMap(({ data }) => data ?? []);
  return {
    data: lists.length === queries.length ? lists : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

/** The next page size: doubled, up to the server's maximum; undefined at the maximum. */
export const toMoreRows = (size: number): number | undefined =>
  size < listLimits.maxPageSize ? Math.min(listLimits.maxPageSize, size * 2) : undefined;

interface ListSectionProps {
  title: string;
  list: AdminRows;
  children: ReactNode;
  onMore: (() => void) | undefined;
}

/** A titled list with its total, and a button that loads more rows. */
export function ListSection({ title, list, children, onMore }: ListSectionProps) {
  const left = list.total - list.rows.length;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg font-bold">
        {title} <span className="tabular font-normal text-muted">({formatNumber(list.total, locale)})</span>
      </h2>
      {children}
      {left > 0 && onMore && (
        <button type="button" className="btn text-base" onClick={onMore}>
          {texts.more(left)}
        </button>
      )}
      {left > 0 && !onMore && <p className="text-muted">{texts.tooMany(left)}</p>}
    </section>
  );
}

/** For accounts that may not moderate. */
export function NotAdmin() {
  return <StatePanel icon="person" title={texts.notAdmin} text={texts.notAdminText} />;
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const skeleton = (
  <div className="grid gap-4">
    <div className="skeleton h-24" />
    <div className="skeleton h-24" />
  </div>
);

interface AdminLoadedProps<D> {
  query: LoadedQuery<D>;
  children: (data: D) => ReactNode;
}

/** {@link Loaded} for moderators; a 403 shows that the session has lost the role. */
export function AdminLoaded<D>({ query, children }: AdminLoadedProps<D>) {
  if (query.data === undefined && isRefused(query.error)) return <NotAdmin />;
  return (
    <Loaded
      query={query}
      toFailure={(error) => ({ title: texts.failed, text: failureText(error) })}
      loadingText={texts.loading}
      skeleton={skeleton}
    >
      {children}
    </Loaded>
  );
}

interface PageTurnerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Links to the newer and the older rows of a list. */
export function PageTurner({ page, totalPages, onPage }: PageTurnerProps) {
  const { audit } = texts;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <button type="button" className="btn text-base" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {audit.newer}
      </button>
      <button
        type="button"
        className="btn text-base"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {audit.older}
      </button>
      <span role="status" className="text-muted">
        {audit.page(formatNumber(page, locale), formatNumber(Math.max(1, totalPages), locale))}
      </span>
    </p>
  );
}
