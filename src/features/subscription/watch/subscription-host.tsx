import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { lazyModal, closeModal, offerModal, showModal } from './show-modal.tsx';
import { startSubscription } from './start.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { FloatingLine } from '#ui/dialog/floating-line.tsx';
import { notice, openModal, type WatchNotice } from './shown.ts';
import { useSubscription } from '../machine/subscription.ts';
import { unsubscribeMessages } from '../stop/messages.ts';

/** The subscription's modal and notice, which may appear on every page. */
export function SubscriptionHost() {
  const modal = useSyncExternalStore(openModal.subscribe, openModal.get);
  const isHome = useLocation().pathname === appPaths.home;
  useEffect(startSubscription, []);
  useEffect(() => (isHome ? offerModal() : undefined), [isHome]);
  return (
    <>
      {modal && (
        <lazyModal.Part
          key={`${modal.opening} ${modal.errorCode} ${modal.phone}`}
          {...modal}
          appName={clientConfig().appName}
          appId={clientConfig().appId}
          onClose={closeModal}
        />
      )}
      <NoticeLine />
    </>
  );
}

function Outcome({ kind, text, byNumber }: WatchNotice) {
  const texts = unsubscribeMessages;
  return (
    <FloatingLine>
      <p className={`min-w-48 flex-1 ${kind === 'error' ? 'text-error' : ''}`}>{text}</p>
      <div className="flex gap-2">
        {byNumber !== null && (
          <button
            type="button"
            className="btn min-h-11"
            onClick={() => void showModal('stop', { phone: byNumber })}
          >
            {texts.stopByNumber}
          </button>
        )}
        <button type="button" className="btn min-h-11 btn-ghost px-3" onClick={() => notice.set(null)}>
          <Icon name="close" />
          <span className="sr-only">{texts.dismiss}</span>
        </button>
      </div>
    </FloatingLine>
  );
}

function NoticeLine() {
  const shown = useSyncExternalStore(notice.subscribe, notice.get);
  const isEnding = useSubscription().call?.kind === 'unsubscribe';
  const texts = unsubscribeMessages;
  return (
    <div role="status">
      {isEnding ? (
        <FloatingLine>
          <p>{texts.processing}</p>
        </FloatingLine>
      ) : (
        shown && <Outcome {...shown} />
      )}
    </div>
  );
}
