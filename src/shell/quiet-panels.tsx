import { useSyncExternalStore } from 'react';
import type { Locale } from '#contract/format.ts';
import { InstallInvitation } from '#features/install/invitation.tsx';
import { isOfflineReady } from '#features/install/use-install.ts';
import { readLanguages } from '#platform/preferences/stored-languages.ts';
import { acceptUpdate, dismissUpdate, useUpdateState } from '#platform/worker/bridge.ts';
import { FloatingLine } from '#ui/dialog/floating-line.tsx';
import { snack, Snackbar } from '#ui/dialog/snackbar.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { languageMessages } from './footer/messages.ts';
import { pwaMessages as texts } from './pwa-messages.ts';

/** Messages above the dock, one at a time by priority: the last action, update, offline-ready, install. */
export function QuietPanels() {
  const isUpdateOffered = useUpdateState() !== 'none';
  const isNews = useSyncExternalStore(isOfflineReady.subscribe, isOfflineReady.get);
  const isTaken = useSyncExternalStore(snack.subscribe, snack.get) !== null;
  const isFree = !isNews && !isUpdateOffered && !isTaken;
  return (
    <>
      <Snackbar />
      {!isTaken && <UpdatePrompt />}
      <div role="status" aria-label={texts.readyLabel}>
        {isNews && !isUpdateOffered && !isTaken && <ReadyLine />}
      </div>
      {isFree && <InstallInvitation />}
    </>
  );
}

function UpdatePrompt() {
  const state = useUpdateState();
  const isBusy = state === 'applying';
  const labels = { none: '', ready: texts.updateNow, applying: texts.updating, failed: texts.tryAgain };
  return (
    <div role="status" aria-label={texts.updateLabel}>
      {state !== 'none' && (
        <FloatingLine>
          <p className="min-w-48 flex-1">{state === 'failed' ? texts.updateFailed : texts.updateReady}</p>
          <div className="flex gap-2">
            <button
              type="button"
              className="btn min-h-11 btn-primary"
              disabled={isBusy}
              onClick={acceptUpdate}
            >
              {labels[state]}
            </button>
            <button
              type="button"
              className="btn min-h-11 btn-ghost"
              disabled={isBusy}
              onClick={dismissUpdate}
            >
              {texts.updateLater}
            </button>
          </div>
        </FloatingLine>
      )}
    </div>
  );
}

/** Shown once after installing, when the app is available offline. */
function ReadyLine() {
  return (
    <FloatingLine>
      <Icon name="check" className="size-5 text-primary" />
      <p className="min-w-48 flex-1">{texts.ready}</p>
      <button type="button" className="btn min-h-11 btn-ghost" onClick={() => isOfflineReady.set(false)}>
        {texts.close}
      </button>
    </FloatingLine>
  );
}

/** Offline only a stored language can be read. */
export function switchOffline(language: Locale, address: string): void {
  if (!readLanguages().includes(language)) return snack.set({ text: languageMessages.needsInternet });
  location.assign(address);
}
