import type { ReactNode } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { isSessionOver } from './list-rules.ts';
import { profileMessages } from './messages.ts';
import { RetryButton } from './section.tsx';

interface LoadedProps<D> {
  query: {
    data: D | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The words of a failure (§8). */
  toText: (error: unknown) => string;
  /** As high as what will stand here. */
  skeleton: ReactNode;
  children: (data: D) => ReactNode;
}

function WayOut({ query: { error, isFetching, refetch } }: { query: LoadedProps<unknown>['query'] }) {
  if (isSessionOver(error)) return <SignInLink />;
  return <RetryButton isBusy={isFetching} onRetry={() => void refetch()} />;
}

/** Loading, failed, or there; a failure to ask anew is said above what is there. */
export function Loaded<D>({ query, toText, skeleton, children }: LoadedProps<D>) {
  const words = useMessages(profileMessages);
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

/** Where rows will stand: the height of a table's row, or of a card. */
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

/** What happens to rows, said to those who do not see it. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
