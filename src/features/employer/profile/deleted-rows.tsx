import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { createIdempotencyKey, type WriteOptions } from '#platform/http/write-headers.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { textLanguage } from '#presenters/text-language.ts';
import type { Row } from './delete-row.ts';
import { deletedMessages, profileMessages } from './messages.ts';
import { LiveRegion } from './section.tsx';
import { RowButton } from './own-list.tsx';

interface DeletedRowsProps<R extends Row> {
  rows: readonly R[] | undefined;
  owner: { token: string; userId: string };
  calls: {
    nameOf: (row: R) => string;
    restore: (id: string, options: WriteOptions) => Promise<unknown>;
    refresh: (client: QueryClient, userId: string) => Promise<void>;
    lastElement: string;
  };
}

/** The deleted rows, each with a button to restore it. */
export function DeletedRows<R extends Row>({ rows, owner, calls }: DeletedRowsProps<R>) {
  const texts = useMessages(deletedMessages);
  const words = useMessages(profileMessages);
  const client = useQueryClient();
  const [announcement, announce] = useState('');
  const bringBack = async (row: R) => {
    const name = calls.nameOf(row);
    try {
      await calls.restore(row._id, { token: owner.token, idempotencyKey: createIdempotencyKey() });
      announce(words.broughtBack(name));
      document.getElementById(calls.lastElement)?.focus();
      await calls.refresh(client, owner.userId);
    } catch (error) {
      await showAlert({
        kind: 'error',
        title: texts.failedTitle,
        text: texts.failed(name, failureText(error)),
      });
    }
  };
  return (
    <>
      <LiveRegion text={announcement} />
      {rows !== undefined && rows.length > 0 && (
        <details className="surface mt-3 px-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {texts.title} ({rows.length})
          </summary>
          <p className="text-sm text-muted">{texts.hint(RESTORE_DAYS)}</p>
          <ul className="grid pb-2">
            {rows.map((row) => (
              <li key={row._id} className="flex flex-wrap items-center gap-3 py-2 wrap-anywhere">
                <span className="min-w-0 flex-1" lang={textLanguage(calls.nameOf(row))}>
                  {calls.nameOf(row)}
                </span>
                <span className="flex">
                  <RowButton
                    text={texts.bringBack}
                    name={calls.nameOf(row)}
                    onPress={() => void bringBack(row)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
