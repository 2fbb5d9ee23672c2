import { useSyncExternalStore } from 'react';
import { DueLine } from '#features/applications/due-line.tsx';
import { useDueLetters } from '#features/applications/due-letters.ts';
import { isReadinessNews } from '#features/install/home-screen-news.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useUpdateState } from '#platform/worker/bridge.ts';
import { InstallInvitation } from '#features/install/invitation.tsx';
import { pwaMessages } from './pwa-messages.ts';
import { ReadyLine } from './ready-line.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What comes by itself, above the dock, one at a time: a new version, then good news, letters that wait, an invitation. */
export function QuietPanels() {
  const texts = useMessages(pwaMessages);
  const isUpdateOffered = useUpdateState() !== 'none';
  const isNews = useSyncExternalStore(isReadinessNews.subscribe, isReadinessNews.get);
  const letters = useDueLetters();
  const isFree = !isNews && !isUpdateOffered;
  return (
    <>
      <UpdatePrompt />
      <div role="status" aria-label={texts.readyLabel}>
        {isNews && !isUpdateOffered && <ReadyLine />}
      </div>
      <DueLine {...letters} count={isFree ? letters.count : 0} />
      {isFree && letters.count === 0 && <InstallInvitation />}
    </>
  );
}
