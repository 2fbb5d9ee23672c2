import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import type { SubscriptionModalProps } from '../modal/subscription-modal.tsx';
import { unsubscribeMessages } from '../stop/messages.ts';
import { openBackLayer } from '#platform/browser/back-layer.ts';
import { whenCalm } from '#platform/worker/when-calm.ts';
import { notice, openModal, type OpenModal } from './shown.ts';
import { isOfferedModal } from '../machine/memory.ts';
import { isCodeAwaited } from '../machine/step.ts';
import { markAttempt, readAttempt } from '../stop/stop-attempt.ts';
import { subscription } from '../machine/subscription.ts';

function ModalFallback({ onRetry }: FallbackProps) {
  const texts = useMessages(unsubscribeMessages);
  if (!onRetry) return null;
  return (
    <div role="alert">
      <FloatingLine>
        <p className="min-w-48 flex-1">{texts.notLoaded}</p>
        <button type="button" className="btn min-h-11" onClick={onRetry}>
          {texts.retry}
        </button>
      </FloatingLine>
    </div>
  );
}

export const lazyModal = createLazyPart<SubscriptionModalProps>(
  async () => (await import('../modal/subscription-modal.tsx')).SubscriptionModal,
  ModalFallback,
);

let leaveLayer: (() => Promise<void>) | null = null;

/** Opens the modal as soon as its code is there. */
export async function showModal(
  opening: OpenModal['opening'],
  { errorCode = '', phone = '' }: Partial<OpenModal> = {},
): Promise<void> {
  notice.set(null);
  await lazyModal.preload();
  void subscription.act({ kind: 'opened', at: Date.now() });
  markAttempt({ isDismissed: false });
  leaveLayer ??= openBackLayer(() => void closeModal());
  openModal.set({ opening, errorCode, phone });
}

/**
 * Closing it, or finishing, makes the visitor no new one (§3, `isNewUser`).
 * @returns when the page's own history entry is reached again
 */
export async function closeModal(): Promise<void> {
  void subscription.act({ kind: 'closed' });
  markAttempt({ isDismissed: true });
  openModal.set(null);
  const leave = leaveLayer;
  leaveLayer = null;
  await leave?.();
}

const isOffered = (): boolean => openModal.get() === null && isOfferedModal(subscription.view.get().memory);

/** On the start page the modal opens by itself for a new visitor (§2). @returns the way to call it off */
export function offerModal(): () => void {
  subscription.refresh();
  if (!isOffered()) return () => undefined;
  return whenCalm(() => {
    if (isOffered()) void showModal('offered');
  });
}

/** A code that was under way when the page was left is asked for again, on whatever page the visitor comes back to. */
export function resumeCode(): void {
  if (isCodeAwaited(subscription.view.get().memory, Date.now())) void showModal('offered');
  else if (readAttempt()?.isDismissed === false) void showModal('stop');
}
