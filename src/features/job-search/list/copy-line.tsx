import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { copyMessages } from '#presenters/copy-messages.ts';
import { QuietLine } from '#ui/state-panel.tsx';

/** How old the list below is. @param since when it was read, ms since the epoch */
export function CopyLine({ since }: { since: number }) {
  const { savedCopy } = useMessages(copyMessages);
  const locale = useLocale();
  const now = useNow();
  return <QuietLine icon="download">{savedCopy(formatAge(since, now, locale))}</QuietLine>;
}
