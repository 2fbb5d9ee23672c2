import { locale } from '#texts/platform/i18n/locale';
import { formatAge } from '#contract/format.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { inboxMessages } from '#texts/features/hiring/messages';
import { QuietLine } from '#ui/state-panel.tsx';

/** Shows that data is from the device. @param storedAt null for the server's */
export function CopyLine({ storedAt }: { storedAt: number | null }) {
  const now = useNow();
  if (storedAt === null) return null;
  return <QuietLine icon="download">{inboxMessages.copy(formatAge(storedAt, now, locale))}</QuietLine>;
}
