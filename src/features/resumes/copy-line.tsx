import { useNow } from '#platform/clock.ts';
import { formatAge } from '#platform/format.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import type { Freshness } from '#presenters/freshness.ts';
import { freshnessMessages } from '#presenters/freshness-messages.ts';
import { QuietLine } from '#ui/state-panel.tsx';

/** That the templates below are older than they should be; a failure to renew them is only logged (§8). */
export function CopyLine({ freshness }: { freshness: Freshness }) {
  const texts = useMessages(freshnessMessages);
  const locale = useLocale();
  const now = useNow();
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  if (freshness.kind !== 'copy') return null;
  return <QuietLine icon="download">{texts.savedCopy(formatAge(freshness.since, now, locale))}</QuietLine>;
}
