import { useMessages } from '#platform/i18n/messages.ts';
import { FloatingLine } from '#ui/floating-line.tsx';
import { acceptUpdate, dismissUpdate, useUpdateState } from '#platform/worker/bridge.ts';
import { pwaMessages } from './pwa-messages.ts';

/** Offers a new version, above the dock. It takes no focus, and stays away while something holds the page. */
export function UpdatePrompt() {
  const state = useUpdateState();
  const texts = useMessages(pwaMessages);
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
