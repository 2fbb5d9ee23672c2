import { createContext, use, type ReactNode } from 'react';
import { SignedOutCard } from '#presenters/session/signed-out-card.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { Icon } from '#ui/icon/icon.tsx';
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

function Retry({ query: { isFetching, refetch } }: { query: LoadedProps<unknown>['query'] }) {
  return <RetryButton isBusy={isFetching} onRetry={() => void refetch()} />;
}

/** Loading, failed, or loaded; a failed refetch shows above the data. */
export function Loaded<D>({ query, toText, skeleton, children }: LoadedProps<D>) {
  const words = profileMessages;
  const { data, error, isError } = query;
  if (data === undefined && isError) {
    return <StatePanel icon="warning" tone="error" title={toText(error)} action={<Retry query={query} />} />;
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
          <Retry query={query} />
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
          {/* The specified heading, which the line below says better. */}
          <h2 id={id} tabIndex={-1} className="sr-only">
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

/** On a page whose card above its sections says that nobody is signed in. */
export const BelowCard = createContext(false);

/** Signed out (§8): the card, or below one the specified line alone. */
export function SignedOut({ message }: { message: string }) {
  const words = profileMessages;
  if (use(BelowCard)) return <p className="text-muted">{message}</p>;
  return <SignedOutCard title={message} text={words.missingTokenText} />;
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
