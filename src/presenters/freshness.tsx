import { ApiError } from '#platform/http/api-error.ts';
import { formatAge } from '#contract/format.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { QuietLine } from '#ui/state-panel.tsx';
import { freshnessMessages } from './messages.ts';

/** How far what is on screen can be trusted to be new. */
export type Freshness =
  | { kind: 'fresh' }
  /** The answer takes long; what is shown is older or another search's. */
  | { kind: 'slow' }
  /** A stored copy, and since when, ms since the epoch. */
  | { kind: 'copy'; since: number }
  | { kind: 'failed' };

/** What a query knows of its data, by the names TanStack Query gives it. */
export interface FreshnessFacts {
  /** When the worker stored the answer, ms since the epoch; null when it came fresh. */
  storedAt: number | null;
  error: unknown;
  dataUpdatedAt: number;
  isSlow: boolean;
  /** Whether the server is believed to be within reach. */
  isOnline: boolean;
}

/** True when no answer came at all, as opposed to a bad one. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');
}

export function toFreshness({ storedAt, error, dataUpdatedAt, isSlow, isOnline }: FreshnessFacts): Freshness {
  if (isSlow) return { kind: 'slow' };
  if (!isOnline || isNoAnswer(error)) return { kind: 'copy', since: storedAt ?? dataUpdatedAt };
  if (error) return { kind: 'failed' };
  return storedAt === null ? { kind: 'fresh' } : { kind: 'copy', since: storedAt };
}

/** Above what is a stored copy, or whose renewal takes long. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const texts = useMessages(freshnessMessages);
  const locale = useLocale();
  const now = useNow();
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  if (freshness.kind !== 'copy') return null;
  return <QuietLine icon="download">{texts.savedCopy(formatAge(freshness.since, now, locale))}</QuietLine>;
}
