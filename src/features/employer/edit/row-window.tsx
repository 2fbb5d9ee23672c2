import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { FailureLine, RetryButton, StatePanel } from '#ui/state/state-panel.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { ModalDialog, DialogText } from '#ui/dialog/dialog-frame.tsx';
import { SendingNote, type SendingNoteProps } from './sending-note.tsx';

export type WindowMode = 'edit' | 'view';

interface StoredRowOptions<R, K extends QueryKey> {
  mode: WindowMode;
  id: string;
  query: UseQueryOptions<R, Error, R, K>;
  listKey: QueryKey;
}

/** The stored row. A view starts with the list's copy, also offline; an edit waits for the server's answer. */
export function useStoredRow<R extends { _id: string }, K extends QueryKey>(options: StoredRowOptions<R, K>) {
  const { mode, id, query, listKey } = options;
  const client = useQueryClient();
  const listed = () => client.getQueryData<R[]>(listKey)?.find(({ _id }) => _id === id);
  const isView = mode === 'view';
  const result = useQuery({
    ...query,
    initialDataUpdatedAt: 0,
    ...(isView ? { initialData: listed } : {}),
  });
  return {
    row: isView || result.isFetchedAfterMount ? result.data : undefined,
    error: result.isError && !result.isFetching ? result.error : undefined,
    retry: () => void result.refetch(),
  };
}

interface NotLoadedProps {
  error: Error;
  texts: {
    loadFailed: (error: Error) => string;
  };
  isCopyShown: boolean;
  onRetry: () => void;
}

function NotLoaded({ error, texts, isCopyShown, onRetry }: NotLoadedProps) {
  const title = texts.loadFailed(error);
  if (isCopyShown) return <FailureLine text={title} onRetry={onRetry} />;
  return <StatePanel tone="error" title={title} action={<RetryButton onRetry={onRetry} />} />;
}

interface RowWindowProps<R> {
  mode: WindowMode;
  title: string;
  texts: NotLoadedProps['texts'] &
    SendingNoteProps['texts'] & {
      close: string;
      closeWindow: string;
      save: string;
      saving: string;
      signedOut: string;
    };
  formId: string;
  session: Session | null;
  stored: { row: R | undefined; error: Error | undefined; retry: () => void };
  saving: Omit<SendingNoteProps, 'texts' | 'formId'>;
  loading: ReactNode;
  onClose: () => void;
  children: (row: R, session: Session) => ReactNode;
}

/** The window of a row, to read or edit it (§2). */
export function RowWindow<R>(props: RowWindowProps<R>) {
  const { mode, title, texts, formId, session, stored, saving, loading, onClose, children } = props;
  const { row, error, retry } = stored;
  const canSave = mode === 'edit' && session !== null;
  const footer = (
    <div>
      {canSave && <SendingNote {...saving} texts={texts} formId={formId} />}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn bg-base-200 text-base max-sm:flex-1" onClick={onClose}>
          {texts.close}
        </button>
        {canSave && (
          <button
            type="submit"
            form={formId}
            disabled={row === undefined}
            aria-disabled={saving.isBusy}
            className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:flex-1"
          >
            {saving.isBusy ? texts.saving : texts.save}
          </button>
        )}
      </div>
    </div>
  );
  const toBody = () => {
    if (session === null) {
      return <SignedOutCard title={texts.signedOut} />;
    }
    const isCopyShown = row !== undefined;
    const failure = error && <NotLoaded {...{ error, texts, isCopyShown }} onRetry={retry} />;
    if (row === undefined) return failure ?? loading;
    if (mode === 'edit') return children(row, session);
    return (
      <DialogText title={title}>
        {failure}
        {children(row, session)}
      </DialogText>
    );
  };
  return (
    <ModalDialog title={title} closeText={texts.closeWindow} onClose={onClose} footer={footer}>
      {toBody()}
    </ModalDialog>
  );
}
