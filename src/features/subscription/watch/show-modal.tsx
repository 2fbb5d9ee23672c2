import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { FloatingLine } from '#ui/dialog/floating-line.tsx';
import type { SubscriptionModalProps } from '../modal/subscription-modal.tsx';
import { unsubscribeMessages as texts } from '../messages.ts';
import { openBackLayer } from '#platform/browser/history.ts';
import { whenFree } from '#platform/worker/when-calm.ts';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { registered } from '#platform/session/guard.ts';
import { notice, openModal, type OpenModal } from './shown.ts';
import { isOfferedModal, isCodeAwaited } from '../machine/memory.ts';
import { markAttempt, readAttempt } from '../stop/stop-attempt.ts';
import { subscription } from '../machine/subscription.ts';

function ModalFallback({ onRetry }: FallbackProps) {
  if (!onRetry) return null;
  return (
    <div role="alert">
      <FloatingLine>
        <p className="min-w-48 flex-1">{texts.notLoaded}</p>
        <RetryButton onRetry={onRetry} />
      </FloatingLine>
    </div>
  );
}

export const lazyModal = createLazyPart<SubscriptionModalProps>(
  async () => (await import('../modal/subscription-modal.tsx')).SubscriptionModal,
  ModalFallback,
);

let leaveLayer: (() => Promise<void>) | null = null;

/** Loads and opens the modal. */
export async function showModal(
  opening: OpenModal['opening'],
  { errorCode = '', phone = '' }: Partial<OpenModal> = {},
): Promise<void> {
  notice.set(null);
  await lazyModal.preload();
  // An automatic opening must not replace a modal that an operator's return opened while the chunk was loading.
  if (opening === 'offered' && openModal.get() !== null) return;
  void subscription.act({ kind: 'opened', at: Date.now() });
  markAttempt({ isDismissed: false });
  leaveLayer ??= openBackLayer(() => void closeModal());
  openModal.set({ opening, errorCode, phone });
}

/**
 * Closes the modal; the user is then no longer new (§3, `isNewUser`). @returns when the page's own history entry is
 * reached
 */
export async function closeModal(): Promise<void> {
  void subscription.act({ kind: 'closed' });
  markAttempt({ isDismissed: true });
  openModal.set(null);
  const leave = leaveLayer;
  leaveLayer = null;
  await leave?.();
}

/** Not in the visit of a registration: it would be the first thing that a new user sees. */
const isOffered = (): boolean =>
  openModal.get() === null && !registered.isSet() && isOfferedModal(subscription.view.get().memory);

/** Opens the modal for a new user on the start page (§2), once the user is not typing. @returns cancels it */
export function offerModal(): () => void {
  subscription.refresh();
  if (!isOffered()) return () => undefined;
  void lazyModal.preload();
  return whenFree(() => {
    if (isOffered()) void showModal('offered');
  });
}

/** Opens the modal for a pending code, on any page. */
export function resumeCode(): void {
  if (isCodeAwaited(subscription.view.get().memory, Date.now())) void showModal('offered');
  else if (readAttempt()?.isDismissed === false) void showModal('stop');
}
