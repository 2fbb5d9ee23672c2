import { useEffect, useSyncExternalStore } from 'react';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { freshnessMessages } from '#ui/messages.ts';
import { RetryButton, StateLine } from '#ui/state/state-panel.tsx';
import { closeApplySheet, applySheet } from './apply-sheet-state.ts';
import type { SheetProps } from './apply-sheet.tsx';

function SheetFallback({ onRetry }: FallbackProps) {
  if (onRetry === undefined) return null;
  return (
    <StateLine tone="error">
      {freshnessMessages.partNotLoaded}
      <RetryButton onRetry={onRetry} />
    </StateLine>
  );
}

export const lazyApplySheet = createLazyPart(
  async () => (await import('./apply-sheet.tsx')).ApplySheet,
  SheetFallback,
);

/** The apply sheet and the letter's editor in one lazy chunk; shows the view of {@link applySheet}. */
export function LazyApplySheet(cvs: Pick<SheetProps, 'CvPart' | 'makeCv'>) {
  const open = useSyncExternalStore(applySheet.subscribe, applySheet.get, () => null);
  useEffect(() => closeApplySheet, []);
  return (
    open && <lazyApplySheet.Part key={open.applied.jobId} {...open} {...cvs} onClose={closeApplySheet} />
  );
}
