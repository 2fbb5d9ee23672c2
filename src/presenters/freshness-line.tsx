import { formatAge } from '#contract/format.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { QuietLine } from '#ui/state-panel.tsx';
import type { Freshness } from './freshness.ts';
import { freshnessMessages } from './messages.ts';

/** Above what is a stored copy, or whose renewal takes long. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const texts = useMessages(freshnessMessages);
  const locale = useLocale();
  const now = useNow();
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  if (freshness.kind !== 'copy') return null;
  return <QuietLine icon="download">{texts.savedCopy(formatAge(freshness.since, now, locale))}</QuietLine>;
}
