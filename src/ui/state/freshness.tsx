import { locale } from '#platform/i18n/locale.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { formatAge } from '#contract/format.ts';
import { useOnline } from '#platform/http/online.ts';
import { useIsSlow, useNow } from '#platform/i18n/clock.ts';
import { toServerTime } from '#platform/server-time.ts';
import { QuietLine } from './state-panel.tsx';
import { freshnessMessages as texts } from '../messages.ts';

export type Freshness =
  { kind: 'fresh' } | { kind: 'slow' } | { kind: 'copy'; since: number } | { kind: 'failed' };

interface FreshnessFacts {
  /** When the worker stored the answer, ms since the epoch; null when fresh. */
  storedAt: number | null;
  error: unknown;
  dataUpdatedAt: number;
  isSlow: boolean;
  isOnline: boolean;
}

/** True when the request failed without an HTTP answer. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');
}

function toFreshness({ storedAt, error, dataUpdatedAt, isSlow, isOnline }: FreshnessFacts): Freshness {
  if (isSlow) return { kind: 'slow' };
  if (!isOnline || isNoAnswer(error)) return { kind: 'copy', since: storedAt ?? toServerTime(dataUpdatedAt) };
  if (error) return { kind: 'failed' };
  return storedAt === null ? { kind: 'fresh' } : { kind: 'copy', since: storedAt };
}

/** The state of a public query on screen: loading, failed, or loaded with the freshness of its data. */
export type QueryState<D> =
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'read'; data: D; freshness: Freshness };

interface QueryFacts<D> extends Omit<FreshnessFacts, 'storedAt'> {
  data: D | undefined;
}

export function toQueryState<D extends { storedAt: number | null }>(facts: QueryFacts<D>): QueryState<D> {
  const { data, error, isSlow, isOnline } = facts;
  if (data) return { kind: 'read', data, freshness: toFreshness({ ...facts, storedAt: data.storedAt }) };
  return error ? { kind: 'failed', isOffline: !isOnline || isNoAnswer(error) } : { kind: 'loading', isSlow };
}

/** {@link toQueryState} of a query. */
export function useQueryState<D extends { storedAt: number | null }>({
  isFetching,
  ...facts
}: Omit<QueryFacts<D>, 'isSlow' | 'isOnline'> & { isFetching: boolean }): QueryState<D> {
  return toQueryState({ ...facts, isSlow: useIsSlow(isFetching), isOnline: useOnline() });
}

/** Shows that data is stored or late. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const now = useNow();
  const isOnline = useOnline();
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  // Offline, `OfflineLine` shows the state and the page's age.
  if (freshness.kind !== 'copy' || !isOnline) return null;
  return <QuietLine icon="download">{texts.savedCopy(formatAge(freshness.since, now, locale))}</QuietLine>;
}
