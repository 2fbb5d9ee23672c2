import { HOUR_MS } from '#contract/limits.ts';
import { ownSessionKeys } from '#contract/storage.ts';
import { checkConnection } from './online.ts';
import { reloadPage } from './reload.ts';
import { tabStorage } from './storage.ts';
import { isHeld } from './unsaved-forms.ts';

/**
 * A part of the app could not be loaded: a deploy has replaced it, or there is no network and it was never
 * stored. The first is cured by one reload, the second by no reload at all.
 */

function mayReload(): boolean {
  const reloadedAt = Number(tabStorage.read(ownSessionKeys.reloadGuard) ?? 0);
  return !isHeld() && Date.now() - reloadedAt > HOUR_MS;
}

async function reloadForNewBuild(): Promise<void> {
  if (!mayReload() || !(await checkConnection()) || !mayReload()) return;
  tabStorage.write(ownSessionKeys.reloadGuard, String(Date.now()));
  reloadPage();
}

/** Listens from now on; called once, when the app starts. */
export function startMissingChunkGuard(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads the page for a message it knows, network or not; this one it hands to the error screen.
    payload.message = `Not loaded: ${payload.message}`;
    void reloadForNewBuild();
  });
}
