import type { ReactNode } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { adminMessages } from '#texts/features/admin/messages';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';

export interface AdminQuery<D> {
  data: D | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

function Retry({ isFetching, refetch }: Pick<AdminQuery<unknown>, 'isFetching' | 'refetch'>) {
  return (
    <button
      type="button"
      className="btn text-base"
      aria-disabled={isFetching}
      onClick={() => !isFetching && void refetch()}
    >
      <Icon name="retry" />
      {adminMessages.retry}
    </button>
  );
}

/** For accounts that may not moderate. */
export function NotAdmin() {
  const texts = adminMessages;
  return <StatePanel icon="person" title={texts.notAdmin} text={texts.notAdminText} />;
}

function Failure(query: AdminQuery<unknown>) {
  const texts = adminMessages;
  const status = statusOf(query.error);
  if (status === 403) return <NotAdmin />;
  return (
    <StatePanel
      tone="error"
      title={texts.failed}
      text={failureText(query.error)}
      action={<Retry {...query} />}
    />
  );
}

interface LoadedProps<D> {
  query: AdminQuery<D>;
  children: (data: D) => ReactNode;
}

/** Loading, failed, or loaded; a failed repeat shows above what was read before. */
export function Loaded<D>({ query, children }: LoadedProps<D>) {
  const { data, error } = query;
  if (data === undefined && error) return <Failure {...query} />;
  if (data === undefined) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{adminMessages.loading}</span>
        <div className="skeleton h-24" />
        <div className="skeleton h-24" />
      </div>
    );
  }
  return (
    <>
      {error !== null && (
        <StateLine tone="error">
          <span className="min-w-0 flex-1">{failureText(error)}</span>
          <Retry {...query} />
        </StateLine>
      )}
      {children(data)}
    </>
  );
}
