import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { signsOfUse, useInstall } from './use-install.ts';
import {
  dismissInvitation,
  installRequest,
  isInvitationDue,
  mayInviteAt,
  readDismissal,
} from './invitation-rules.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useCalm } from '#platform/worker/when-calm.ts';
import { installMessages as texts } from './messages.ts';
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

/** Invites when due and the user is idle, and immediately on a tap in the menu. */
export function InstallInvitation() {
  const request = useSyncExternalStore(installRequest.subscribe, installRequest.get);
  const [handledRequest, setHandledRequest] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const isRequested = request > handledRequest;
  const pathname = useLocation({ select: (location) => location.pathname });
  const [shownAt, setShownAt] = useState<string | null>(null);
  const isDue = useIsDue() && !isClosed && mayInviteAt(pathname, shownAt);
  const isCalm = useCalm({ isWanted: isDue });
  if (isDue && isCalm && shownAt === null) setShownAt(pathname);
  useEffect(() => {
    if (isRequested) void lazyInstallPanel.preload();
  }, [isRequested]);
  const close = () => {
    setHandledRequest(request);
    setClosed(true);
    if (!isRequested) dismissInvitation();
  };
  return (
    <div role="status" aria-label={texts.install}>
      {(isRequested || (isDue && isCalm)) && (
        <lazyInstallPanel.Part isRequested={isRequested} onClose={close} />
      )}
    </div>
  );
}
