import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import type { SubscriptionModalProps } from './subscription-modal.tsx';
import { unsubscribeMessages } from '../stop/messages.ts';

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
  async () => (await import('./subscription-modal.tsx')).SubscriptionModal,
  ModalFallback,
);
