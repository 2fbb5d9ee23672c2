import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { signsOfUse, useInstall } from './use-install.ts';
import { dismissInvitation, installRequest, isInvitationDue, readDismissal } from './invitation-rules.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { useCalm } from '#platform/worker/when-calm.ts';
import { installMessages } from './messages.ts';
import type { InstallPanelProps } from './panel.tsx';

const lazyInstallPanel = createLazyPart<InstallPanelProps>(
  async () => (await import('./panel.tsx')).InstallPanel,
  () => null,
);

function useIsDue(): boolean {
  const { way } = useInstall();
  const { visitDays, hasSavedJob } = useSyncExternalStore(signsOfUse.subscribe, signsOfUse.get);
  const now = useNow();
  return isInvitationDue({ way, visitDays, hasSavedJob, dismissedAt: readDismissal(), now });
}

/** Invites when due and the user is idle, and at once on a tap in the menu. */
export function InstallInvitation() {
  const texts = useMessages(installMessages);
  const wish = useSyncExternalStore(installRequest.subscribe, installRequest.get);
  const [grantedWish, setGrantedWish] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const isWished = wish > grantedWish;
  const isDue = useIsDue() && !isClosed;
  const isCalm = useCalm({ isWanted: isDue });
  useEffect(() => {
    if (isWished) void lazyInstallPanel.preload();
  }, [isWished]);
  const close = () => {
    setGrantedWish(wish);
    setClosed(true);
    if (!isWished) dismissInvitation();
  };
  return (
    <div role="status" aria-label={texts.install}>
      {(isWished || (isDue && isCalm)) && <lazyInstallPanel.Part isWished={isWished} onClose={close} />}
    </div>
  );
}
