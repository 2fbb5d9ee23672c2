import { type QueryClient, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { appPaths } from '#contract/http/paths.ts';
import type { Approval } from '#contract/jobs/approval.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline, useOnline } from '#platform/http/online.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey, type WriteOptions } from '#platform/http/call-api.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { Expander } from '#ui/expander.tsx';
import { Loaded } from '#ui/state/loaded.tsx';
import { FailureLine, StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { type DeletableRow, type DeleteCalls, useDeletes } from './delete-row.ts';
import { deletedMessages, type DeleteTexts, profileMessages, type ProfileTexts } from './messages.ts';
import { OwnList, type RowAction, RowButton, type RowView } from './own-list.tsx';
import { daysToRestore } from './row-marks.ts';
import { LiveRegion, RowsSkeleton, Section, SignedOut } from './section.tsx';

interface OpenedRow {
  mode: 'view' | 'edit';
  id: string;
  onClose: () => void;
}

export interface RowActions {
  view: () => void;
  edit: () => void;
  remove: () => void;
}

/** "Edit"; for a rejected row the main action, as saving requests another review. */
export const toEditAction = (
  { approval }: { approval: Approval | '' },
  onPress: () => void,
  words: ProfileTexts,
): RowAction =>
  approval === 'rejected' ? { text: words.fix, tone: 'main', onPress } : { text: words.edit, onPress };

interface OwnRowsProps<R extends DeletableRow & { deletedAt: string }> {
  userId: string;
  query: UseQueryResult<R[]>;
  deleted: UseQueryResult<R[]>;
  calls: DeleteCalls<R>;
  texts: {
    title: string;
    section: string;
    heading: string;
    add: string;
    empty: string;
    emptyText: string;
    deleting: DeleteTexts;
  };
  columns: readonly string[];
  picture: ReactNode;
  add: { to: typeof appPaths.postJob | typeof appPaths.createCompany; look: 'btn-primary' | '' };
  toRow: (row: R, actions: RowActions) => RowView;
  toText: (error: unknown) => string;
  modal: (opened: OpenedRow) => ReactNode;
}

function Rows<R extends DeletableRow & { deletedAt: string }>(
  props: OwnRowsProps<R> & { loaded: readonly R[]; empty: ReactNode },
) {
  const { loaded, empty, calls, texts, columns, toRow, modal } = props;
  const { rows, line, announcement, remove } = useDeletes(loaded, calls, texts.deleting);
  const [opened, setOpened] = useState<Omit<OpenedRow, 'onClose'> | null>(null);
  const views = rows.map((row) =>
    toRow(row, {
      view: () => setOpened({ mode: 'view', id: row._id }),
      edit: () => setOpened({ mode: 'edit', id: row._id }),
      remove: () => remove(row),
    }),
  );
  return (
    <>
      <LiveRegion text={announcement} />
      {line !== null && <StateLine tone="error">{line}</StateLine>}
      {rows.length === 0 && empty}
      {rows.length > 0 && <OwnList label={texts.title} columns={columns} rows={views} />}
      {opened && modal({ ...opened, onClose: () => setOpened(null) })}
    </>
  );
}

/** The user's rows of a kind, their actions, and the deleted rows. */
export function OwnRows<R extends DeletableRow & { deletedAt: string }>(props: OwnRowsProps<R>) {
  const { userId, query, deleted, calls, texts, picture, add, toText } = props;
  const toAddLink = (look: string) => (
    <Link to={add.to} className={`btn text-base ${look}`}>
      {texts.add}
    </Link>
  );
  const empty = (
    <StatePanel picture={picture} title={texts.empty} text={texts.emptyText} action={toAddLink(add.look)} />
  );
  const hasRows = query.data !== undefined && query.data.length > 0;
  return (
    <Section id={calls.lastElement} texts={texts} action={hasRows && toAddLink('')}>
      <Loaded
        query={query}
        toFailure={(error) => ({ title: toText(error) })}
        loadingText={profileMessages.loading}
        skeleton={<RowsSkeleton />}
      >
        {(loaded) => <Rows {...props} loaded={loaded} empty={empty} />}
      </Loaded>
      <DeletedRows query={deleted} userId={userId} calls={calls} />
    </Section>
  );
}

interface ForOwnerProps {
  id: string;
  texts: { section: string; heading: string; missingToken: string };
  children: (userId: string) => ReactNode;
}

/** A section for a signed-in user. */
export function ForOwner({ id, texts, children }: ForOwnerProps) {
  const session = useFormSession();
  if (session) return children(session.user._id);
  return (
    <Section id={id} texts={texts}>
      <SignedOut message={texts.missingToken} />
    </Section>
  );
}

interface DeletedRow extends DeletableRow {
  deletedAt: string;
}

interface DeletedRowsProps<R extends DeletedRow> {
  query: UseQueryResult<R[]>;
  userId: string;
  calls: {
    nameOf: (row: R) => string;
    restore: (id: string, options: WriteOptions) => Promise<unknown>;
    refresh: (client: QueryClient, userId: string) => Promise<void>;
    lastElement: string;
  };
}

function DaysLeft({ deletedAt }: DeletedRow) {
  const texts = deletedMessages;
  const days = daysToRestore(deletedAt, useNow());
  if (days === null) return null;
  return (
    <span className="tabular text-sm text-muted">{days === 0 ? texts.lastDay : texts.daysLeft(days)}</span>
  );
}

function useRestore<R extends DeletedRow>({ userId, calls }: DeletedRowsProps<R>) {
  const texts = deletedMessages;
  const words = profileMessages;
  const client = useQueryClient();
  const [announcement, announce] = useState('');
  const restore = async (row: R) => {
    const name = calls.nameOf(row);
    if (!isOnline()) {
      const { title, text } = words.offline;
      return void (await showAlert({ kind: 'error', title, text: text(name) }));
    }
    try {
      await calls.restore(row._id, { as: userId, idempotencyKey: createIdempotencyKey() });
      announce(words.restored(name));
      document.getElementById(calls.lastElement)?.focus();
      await calls.refresh(client, userId);
    } catch (error) {
      const text = texts.failed(name, failureText(error));
      await showAlert({ kind: 'error', title: texts.failedTitle, text });
    }
  };
  return { announcement, restore };
}

function NoRows({ query }: Pick<DeletedRowsProps<DeletedRow>, 'query'>) {
  const texts = deletedMessages;
  const words = profileMessages;
  const online = useOnline();
  if (query.data !== undefined) return <p className="pb-3 text-muted">{texts.empty(RESTORE_DAYS)}</p>;
  if (query.isError) {
    return (
      <FailureLine text={texts.failure} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  return <p className="pb-3 text-muted">{online ? words.loading : texts.offline}</p>;
}

/** The deleted rows, each with its days left and a button to restore it. */
function DeletedRows<R extends DeletedRow>(props: DeletedRowsProps<R>) {
  const { query, calls } = props;
  const texts = deletedMessages;
  const isOffered = useServerExtensions();
  const { announcement, restore } = useRestore(props);
  const rows = query.data ?? [];
  if (!isOffered) return null;
  return (
    <div className="mt-3">
      <LiveRegion text={announcement} />
      <Expander summary={rows.length === 0 ? texts.title : texts.count(texts.title, rows.length)}>
        {rows.length === 0 && <NoRows query={query} />}
        {rows.length > 0 && <p className="text-sm text-muted">{texts.hint(RESTORE_DAYS)}</p>}
        <ul className="grid pb-2 empty:hidden">
          {rows.map((row) => (
            <li key={row._id} className="flex flex-wrap items-center gap-3 py-2 wrap-anywhere">
              <span className="min-w-0 flex-1" lang={textLanguage(calls.nameOf(row))}>
                {calls.nameOf(row)}
              </span>
              <DaysLeft {...row} />
              <span className="flex">
                <RowButton text={texts.restore} name={calls.nameOf(row)} onPress={() => void restore(row)} />
              </span>
            </li>
          ))}
        </ul>
      </Expander>
    </div>
  );
}
