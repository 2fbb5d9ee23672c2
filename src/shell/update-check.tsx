import { useState } from 'react';
import { lookForUpdate, type LookOutcome } from '#platform/worker/bridge.ts';
import { pwaMessages as texts } from './pwa-messages.ts';

/** Looks for a new version on request. */
export function UpdateCheck() {
  const [state, setState] = useState<LookOutcome | 'none' | 'looking'>('none');
  const look = async () => {
    setState('looking');
    setState(await lookForUpdate());
  };
  return (
    <div>
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center text-muted"
        aria-disabled={state === 'looking'}
        onClick={() => void (state === 'looking' ? undefined : look())}
      >
        {texts.look}
      </button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === 'looking' && texts.looking}
        {state !== 'looking' && state !== 'none' && texts.looked[state]}
      </p>
    </div>
  );
}
