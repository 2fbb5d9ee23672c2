import { useRef } from 'react';
import { locale } from '#texts/platform/i18n/locale';
import { offlineMessages } from '#texts/shell/offline/offline-line';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { useBarHeight } from '#ui/use-bar-height.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShownAt } from './shown-at.ts';

/**
 * Shows that the device is offline, and how old the page is. It overlays the page above the dock, and lets taps
 * through: it appears without user input, and must not shift what is about to be tapped.
 */
export function OfflineLine() {
  const texts = offlineMessages;
  const line = useRef<HTMLParagraphElement>(null);
  useBarHeight(line, 'offlineLine');
  const now = useNow();
  const updatedAt = useShownAt();
  const age = updatedAt === null ? '' : texts.savedCopy(formatAge(updatedAt, now, locale));
  return (
    <p
      ref={line}
      className="pointer-events-none fixed short:absolute inset-x-0 bottom-[calc(var(--dock-height)+0.5rem)] short:top-14 short:bottom-auto z-10 flex justify-center px-4 text-sm"
    >
      <span className="flex items-center gap-2 rounded-field border border-control bg-notice px-3 py-1.5 text-base-content raised">
        <Icon name="download" className="size-4 max-sm:sr-only" />
        <span>{`${texts.offline} ${age}`.trimEnd()}</span>
      </span>
    </p>
  );
}
