import { HOUR_MS } from '#contract/limits.ts';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { checkConnection } from '../http/online.ts';
import { reloadPage } from './reload.ts';
import { tabStorage } from '../storage/storage.ts';
import { isHeld } from '../browser/unsaved-forms.ts';

/** True for the error of code that could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}

/**
 * A part of the app could not be loaded: a deploy has replaced it, or there is no network and it was never
 * stored. The first is cured by one reload, the second by one when the network is back: browsers of before late 2026
 * remember for as long as a page stands that a part did not come, and do not ask for it again (whatwg/html#6768).
 */

const isFree = (): boolean => !isHeld();

function mayReload(): boolean {
  const reloadedAt = Number(tabStorage.read(ownSessionKeys.reloadGuard) ?? 0);
  return isFree() && Date.now() - reloadedAt > HOUR_MS;
}

/** The network is asked only where it matters, and what it matters for may be over by the answer. */
async function canReload(isAllowed: () => boolean): Promise<boolean> {
  return isAllowed() && (await checkConnection()) && isAllowed();
}

/** Reloads the page where the server answers and nothing holds the page. */
export async function reloadWhereReachable(): Promise<void> {
  if (await canReload(isFree)) reloadPage();
}

async function reloadForNewBuild(): Promise<void> {
  if (!(await canReload(mayReload))) return;
  tabStorage.write(ownSessionKeys.reloadGuard, String(Date.now()));
  reloadPage();
}

/** Listens from now on; called once, when the app starts. */
export function startMissingChunkGuard(): void {
  addEventListener('vite:preloadError', () => void reloadForNewBuild());
}
