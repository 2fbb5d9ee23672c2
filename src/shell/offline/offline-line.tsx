import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { formatAge } from '#contract/format.ts';
import { useOnline } from '#platform/http/online.ts';
import { useDateWrong, useNow } from '#platform/i18n/clock.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { toServerTime } from '#platform/server-time.ts';
import { locale } from '#platform/i18n/locale.ts';
import { offlineMessages as texts } from '../pwa-messages.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { useBarHeight } from '#ui/use-bar-height.ts';

function Notice({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="flex items-center gap-2 rounded-field border border-control bg-notice px-3 py-1.5 text-base-content raised">
      <Icon name={icon} className="size-4 max-sm:sr-only" />
      <span>{children}</span>
    </span>
  );
}

/**
 * Shows that the device is offline, and how old the page is, or that its date is wrong. It overlays the page above the
 * dock, and lets taps through: it appears without user input, and must not shift what is about to be tapped. It begins
 * at the edge, so that its words stay where they are when the age is added.
 */
export function OfflineLine() {
  const line = useRef<HTMLDivElement>(null);
  useBarHeight(line, 'offlineLine');
  const now = useNow();
  const isOnline = useOnline();
  const isDateWrong = useDateWrong();
  const updatedAt = useShownAt();
  const age = updatedAt === null ? '' : texts.savedCopy(formatAge(updatedAt, now, locale));
  return (
    <div
      ref={line}
      className="pointer-events-none fixed short:absolute inset-x-0 bottom-[calc(var(--dock-height)+0.5rem)] short:top-14 short:bottom-auto z-10 flex flex-col items-start gap-1 px-4 text-sm"
    >
      {isDateWrong && <Notice icon="clock">{texts.wrongDate}</Notice>}
      {!isOnline && <Notice icon="download">{`${texts.offline} ${age}`.trimEnd()}</Notice>}
    </div>
  );
}

type ShownQuery = Pick<Query, 'queryKey' | 'isActive' | 'meta'> & {
  state: { data: unknown; dataUpdatedAt: number; error: unknown };
};

function fetchedAt({ state: { data, dataUpdatedAt } }: ShownQuery): number {
  const isStored = typeof data === 'object' && data !== null && 'storedAt' in data;
  return isStored && typeof data.storedAt === 'number' ? data.storedAt : toServerTime(dataUpdatedAt);
}

/** When the oldest public answer shown was fetched, ms since the epoch; null without one, or where one failed. */
export function toShownAt(queries: readonly ShownQuery[]): number | null {
  const active = queries.filter(
    (query) =>
      query.queryKey[0] === PUBLIC &&
      // Queries with `meta.isAside` feed controls, such as a form's categories, not the page's content.
      query.meta?.['isAside'] !== true &&
      query.isActive(),
  );
  const shown = active.filter(({ state }) => state.data !== undefined);
  const isMissing = active.some(({ state }) => state.data === undefined && state.error !== null);
  return shown.length === 0 || isMissing ? null : Math.min(...shown.map(fetchedAt));
}

/** {@link toShownAt} of the query cache, updated with it. */
function useShownAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(
    subscribe,
    () => toShownAt(cache.getAll()),
    () => null,
  );
}
