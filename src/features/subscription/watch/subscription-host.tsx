import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { lazyModal } from '../modal/lazy-modal.tsx';
import { NoticeLine } from './notice-line.tsx';
import { closeModal, offerModal, openModal } from './show-modal.ts';
import { startSubscription } from './start.ts';

/** What the subscription shows beside the pages: its modal, and the line that says what came of unsubscribing. */
export function SubscriptionHost() {
  const modal = useSyncExternalStore(openModal.subscribe, openModal.get);
  const isHome = useLocation().pathname === appPaths.home;
  useEffect(startSubscription, []);
  useEffect(() => (isHome ? offerModal() : undefined), [isHome]);
  return (
    <>
      {modal && (
        <lazyModal.Part
          // Another opening is another modal.
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
