import { createLatePart } from '#platform/late-part.tsx';
import type { SubscriptionModalProps } from './subscription-modal.tsx';

/** The modal: nobody waits for it before there is a reason to open it. */
export const lateModal = createLatePart<SubscriptionModalProps>(
  async () => (await import('./subscription-modal.tsx')).SubscriptionModal,
  () => null,
);
