import { createObservable } from '#platform/observable.ts';
import { whenCalm } from '#platform/when-calm.ts';
import { lateModal } from './late-modal.tsx';
import { isOfferedModal } from './status.ts';
import { subscription } from './subscription.ts';
import type { Notice } from './unsubscribe.ts';

/** The modal, while it is open. */
export interface OpenModal {
  /** How it opens: by itself, by the visitor's wish, or with the way to stop. */
  opening: 'offered' | 'wanted' | 'stop';
  /** What the operator's page came back with; '' when nothing went wrong there. */
  errorCode: string;
}

/** What stands on the page at the moment. */
export const openModal = createObservable<OpenModal | null>(null);
export const notice = createObservable<Notice | null>(null);

/** Opens the modal as soon as its code is there. */
export async function showModal(opening: OpenModal['opening'], errorCode = ''): Promise<void> {
  notice.set(null);
  await lateModal.preload();
  openModal.set({ opening, errorCode });
}

/** Closing it, or finishing, makes the visitor no new one (§3, `isNewUser`). */
export function closeModal(): void {
  void subscription.act({ kind: 'closed' });
  openModal.set(null);
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
