import { useRef } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { offlineMessages } from './messages.ts';
import { useShownAt } from './shown-at.ts';
import { useSteadyPage } from './use-steady-page.ts';

/** That there is no network, and how old the page is. */
export function OfflineLine() {
  const texts = useMessages(offlineMessages);
  const locale = useLocale();
  const now = useNow();
  const updatedAt = useShownAt();
  const line = useRef<HTMLParagraphElement>(null);
  useSteadyPage(line);
  const age = updatedAt === null ? '' : texts.savedCopy(formatAge(updatedAt, now, locale));
  return (
    <p ref={line} className="flex min-h-9 items-center bg-notice text-sm text-base-content">
      <span className="page flex items-center gap-3 py-1">
        <Icon name="download" className="size-4" />
        <span>{`${texts.offline} ${age}`.trimEnd()}</span>
      </span>
    </p>
  );
}
