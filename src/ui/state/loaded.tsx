import type { ReactNode } from 'react';
import { StatePanel, FailureLine, RetryButton } from './state-panel.tsx';

export interface LoadedQuery<D> {
  data: D | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<D> {
  query: LoadedQuery<D>;
  toFailure: (error: unknown) => { title: string; text?: string };
  /** Read by screen readers; the skeleton is not. */
  loadingText: string;
  skeleton: ReactNode;
  children: (data: D) => ReactNode;
}

/** A query on screen: loading, failed, or loaded; a failed refetch shows above the earlier data. */
export function Loaded<D>({ query, toFailure, loadingText, skeleton, children }: LoadedProps<D>) {
  const { data, error, isFetching, refetch } = query;
  const retry = { isBusy: isFetching, onRetry: () => void refetch() };
  if (data === undefined && error !== null) {
    const action = <RetryButton {...retry} look="btn-primary" />;
    return <StatePanel tone="error" {...toFailure(error)} action={action} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{loadingText}</span>
        <div aria-hidden="true">{skeleton}</div>
      </div>
    );
  }
  const failure = error === null ? undefined : toFailure(error);
  return (
    <>
      {failure && <FailureLine text={failure.text ?? failure.title} {...retry} />}
      {children(data)}
    </>
  );
}
