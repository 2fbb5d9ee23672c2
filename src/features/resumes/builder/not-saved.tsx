import { useEffect } from 'react';
import { storeRefused } from '#device/cv.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { StateLine } from '#ui/state/state-panel.tsx';
import { cvBuilderMessages } from './messages.ts';

/** Shown while the device cannot store a CV; retries on a tap, and whenever the page becomes visible. */
export function NotSaved() {
  const messages = cvBuilderMessages;
  useUnsavedForm({ isUnsaved: true });
  useEffect(() => {
    const onShown = () => void (document.visibilityState === 'visible' && storeRefused());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return (
    <StateLine tone="error">
      <p className="flex-1">{messages.notSaved}</p>
      <button type="button" className="btn" onClick={() => void storeRefused()}>
        {messages.saveNow}
      </button>
    </StateLine>
  );
}
