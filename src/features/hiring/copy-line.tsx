import { locale } from '#platform/i18n/locale.ts';
import type { CopiedPart } from '#api/inbox/read-copies.ts';
import { formatAge, formatNumber } from '#contract/format.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { inboxMessages } from './messages.ts';
import { QuietLine } from '#ui/state/state-panel.tsx';

interface CopyLineProps {
  /** Null for the server's data. */
  storedAt: number | null;
  part?: CopiedPart | undefined;
}

/** Shows that data is from the device, and how much of it is. */
export function CopyLine({ storedAt, part }: CopyLineProps) {
  const now = useNow();
  if (storedAt === null) return null;
  const copied =
    part && inboxMessages.part(formatNumber(part.copied, locale), formatNumber(part.total, locale));
  const parts = [inboxMessages.copy(formatAge(storedAt, now, locale)), copied];
  return <QuietLine icon="download">{parts.filter(Boolean).join(' · ')}</QuietLine>;
}
