import { openBackLayer } from '#platform/browser/back-layer.ts';
import { whenCalm } from '#platform/worker/when-calm.ts';
import { lazyModal } from '../modal/lazy-modal.tsx';
import { notice, openModal, type OpenModal } from './shown.ts';
import { isOfferedModal } from '../machine/status.ts';
import { isCodeAwaited } from '../machine/step.ts';
import { markAttempt, readAttempt } from '../stop/stop-attempt.ts';
import { subscription } from '../machine/subscription.ts';

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
