import type { ReactNode } from 'react';
import { SignInLink } from '#platform/session/account-link.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { isSessionOver } from './list-rules.ts';
import { profileMessages } from '#texts/features/employer/profile/messages';

interface LoadedProps<D> {
  query: {
    data: D | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  toText: (error: unknown) => string;
  skeleton: ReactNode;
  children: (data: D) => ReactNode;
}

function WayOut({ query: { error, isFetching, refetch } }: { query: LoadedProps<unknown>['query'] }) {
  if (isSessionOver(error)) return <SignInLink />;
  return <RetryButton isBusy={isFetching} onRetry={() => void refetch()} />;
}

/** Loading, failed, or loaded; a failed refetch shows above the data. */
export function Loaded<D>({ query, toText, skeleton, children }: LoadedProps<D>) {
  const words = profileMessages;
  const { data, error, isError } = query;
  if (data === undefined && isError) {
    return (
      <StatePanel
        icon="warning"
        tone="error"
        title={toText(error)}
        text={isSessionOver(error) ? words.sessionEnded : ''}
        action={<WayOut query={query} />}
      />
    );
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <div aria-hidden="true">{skeleton}</div>
      </div>
    );
  }
  return (
    <>
      {isError && (
        <StateLine tone="error">
          <span className="min-w-0 flex-1">{toText(error)}</span>
          <WayOut query={query} />
        </StateLine>
      )}
      {children(data)}
    </>
  );
}

const places = ['a', 'b', 'c'] as const;

/** The placeholder of rows. */
export function RowsSkeleton() {
  return (
    <div className="surface grid gap-4 p-4">
      {places.map((place) => (
        <div key={place} className="flex items-center gap-4">
          <div className="skeleton h-6 flex-2" />
          <div className="skeleton h-6 flex-1 max-md:hidden" />
          <div className="skeleton h-11 w-24" />
        </div>
      ))}
    </div>
  );
}

/** Announces changes to screen readers. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

interface SectionProps {
  id: string;
  texts: { section: string; heading: string };
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the profile. */
export function Section({ id, texts, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} tabIndex={-1} className="text-sm text-muted outline-none">
            {texts.section}
          </h2>
          <p aria-hidden="true" className="text-lg font-bold">
            {texts.heading}
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Signed out (§8). */
export function SignedOut({ message }: { message: string }) {
  const words = profileMessages;
  return (
    <StatePanel
      icon="person"
      tone="error"
      title={message}
      text={words.missingTokenText}
      action={<SignInLink />}
    />
  );
}

interface RetryButtonProps {
  isBusy?: boolean;
  onRetry: () => void;
}

export function RetryButton({ isBusy = false, onRetry }: RetryButtonProps) {
  const words = profileMessages;
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      className="btn btn-primary text-base aria-disabled:opacity-60"
      onClick={() => !isBusy && onRetry()}
    >
      <Icon name="retry" />
      {isBusy ? words.loading : words.retry}
    </button>
  );
}
