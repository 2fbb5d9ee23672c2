import { useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline, useOnline } from '#platform/http/online.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey, type WriteOptions } from '#platform/http/write-headers.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { FailureLine } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { Expander } from '#ui/expander.tsx';
import type { DeletableRow } from './delete-row.ts';
import { daysToRestore } from './row-marks.ts';
import { deletedMessages, profileMessages } from './messages.ts';
import { RowButton } from './own-list.tsx';
import { LiveRegion } from './section.tsx';

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
export function DeletedRows<R extends DeletedRow>(props: DeletedRowsProps<R>) {
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
