import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { QuietLine } from '#ui/state-panel.tsx';
import { copyMessages } from './copy-messages.ts';
import type { Freshness } from './freshness.ts';
import { freshnessMessages } from './freshness-messages.ts';

/** That what is shown below is a stored copy, or that its renewal takes long; nothing while it is as it should be. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const texts = useMessages(freshnessMessages);
  const { savedCopy } = useMessages(copyMessages);
  const locale = useLocale();
  const now = useNow();
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  if (freshness.kind !== 'copy') return null;
  return <QuietLine icon="download">{savedCopy(formatAge(freshness.since, now, locale))}</QuietLine>;
}
