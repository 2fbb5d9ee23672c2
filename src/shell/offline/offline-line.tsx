import { locale } from '#texts/platform/i18n/locale';
import { offlineMessages } from '#texts/shell/offline/offline-line';
import { useLayoutEffect, type RefObject, useRef } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge } from '#contract/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShownAt } from './shown-at.ts';

/** Before that the page is still being laid out. */
const OPENING_MS = 5 * SECOND_MS;

function isKeptByBrowser(): boolean {
  return scrollY > 0 && CSS.supports('overflow-anchor', 'auto');
}

function scrollPage(top: number): void {
  if (!isKeptByBrowser()) scrollBy({ top, behavior: 'instant' });
}

/** Compensates for a line above the content that appears or goes. */
function useSteadyPage(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const height = line.current?.offsetHeight ?? 0;
    if (performance.now() > OPENING_MS) scrollPage(height);
    return () => scrollPage(-height);
  }, [line]);
}

/** Shows that the device is offline, and how old the page is. */
export function OfflineLine() {
  const texts = offlineMessages;
  const now = useNow();
  const updatedAt = useShownAt();
  const line = useRef<HTMLParagraphElement>(null);
  useSteadyPage(line);
  const age = updatedAt === null ? '' : texts.savedCopy(formatAge(updatedAt, now, locale));
  return (
    <p ref={line} data-offline className="flex min-h-9 items-center bg-notice text-sm text-base-content">
      <span className="page flex items-center gap-3 py-1">
        <Icon name="download" className="size-4 max-sm:sr-only" />
        <span>{`${texts.offline} ${age}`.trimEnd()}</span>
      </span>
    </p>
  );
}
