import { useEffect, useSyncExternalStore } from 'react';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { RetryButton } from '#presenters/retry-button.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { closeDesk, desk } from './desk.ts';
import type { CvPart } from './goes-along.tsx';
import { deskMessages } from '#texts/features/applications/apply-desk';

function SheetFallback({ onRetry }: FallbackProps) {
  const texts = deskMessages;
  if (onRetry === undefined) return null;
  return (
    <StateLine tone="error">
      {texts.loadFailed}
      <RetryButton onRetry={onRetry} />
    </StateLine>
  );
}

export const lazyApplySheet = createLazyPart(
  async () => (await import('./apply-sheet.tsx')).ApplySheet,
  SheetFallback,
);

/** The sheet to apply and the letter's editor, loaded with the first of them. */
export function ApplyDesk({ CvPart }: { CvPart: CvPart }) {
  const open = useSyncExternalStore(desk.subscribe, desk.get, () => null);
  useEffect(() => closeDesk, []);
  return (
    open && <lazyApplySheet.Part key={open.applied.jobId} {...open} CvPart={CvPart} onClose={closeDesk} />
  );
}
