import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import type { Approval } from '#contract/jobs/approval.ts';
import { DialogText, ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { FailureLine, RetryButton, StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { editMessages } from '../messages.ts';
import { SendingNote, type SendingNoteProps } from './edit-form.tsx';

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

interface ApprovalLineProps {
  row: { approval: Approval | ''; approvalReason: string };
  texts: { waiting: string; rejected: (reason: string) => string };
  rejectedHint?: string | undefined;
  whenApproved?: ReactNode;
}

/** The approval state of a row. */
export function ApprovalLine({ row, texts, rejectedHint, whenApproved }: ApprovalLineProps) {
  const { approval, approvalReason } = row;
  if (approval === 'approved') return whenApproved;
  if (approval === '') return null;
  const isRejected = approval === 'rejected';
  return (
    <StateLine tone="notice">
      <Icon name={isRejected ? 'warning' : 'clock'} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{isRejected ? texts.rejected(approvalReason) : texts.waiting}</p>
        {isRejected && rejectedHint !== undefined && <p>{rejectedHint}</p>}
      </div>
    </StateLine>
  );
}

interface RowFact {
  label: string;
  value: string;
  /** Takes the whole width. */
  isLong?: boolean;
}

interface FactSection {
  title?: string;
  facts: readonly RowFact[];
  before?: ReactNode | undefined;
  action?: ReactNode;
}

function Fact({ label, value, isLong = false }: RowFact) {
  const { notGiven } = editMessages;
  return (
    <div className={`min-w-0 ${isLong ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        lang={textLanguage(value)}
        className={`wrap-anywhere whitespace-pre-line ${value === '' ? 'text-muted' : ''}`}
      >
        {value || notGiven}
      </dd>
    </div>
  );
}

/** A form's values, read-only: every field with its label. */
export function RowFacts({ sections }: { sections: readonly FactSection[] }) {
  return sections.map(({ title, facts, before, action }) => (
    <section key={facts[0]?.label} className="grid min-w-0 gap-3">
      {(title !== undefined || action !== undefined) && (
        <div className="flex items-center justify-between gap-3">
          {title !== undefined && <h3 className="font-bold text-primary">{title}</h3>}
          {action}
        </div>
      )}
      {before}
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
    </section>
  ));
}
