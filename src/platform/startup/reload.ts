import { HOUR_MS } from '#contract/limits.ts';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { checkConnection } from '../http/online.ts';
import { tabStorage } from '../storage/storage.ts';
import { isHeld } from '../browser/unsaved-forms.ts';

let isReloading = false;

/** Reloads the page once, past the back-forward cache; with the fragment it would only scroll. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.replace(location.pathname + location.search);
}

/** True for the error of code that could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}

const isFree = (): boolean => !isHeld();

function mayReload(): boolean {
  const reloadedAt = Number(tabStorage.read(ownSessionKeys.reloadGuard) ?? 0);
  return isFree() && Date.now() - reloadedAt > HOUR_MS;
}

/** Checked again after the probe, as things may have changed. */
async function canReload(isAllowed: () => boolean): Promise<boolean> {
  return isAllowed() && (await checkConnection()) && isAllowed();
}

/** Reloads the page if the server answers and no form or download blocks it. */
export async function reloadWhereReachable(): Promise<void> {
  if (await canReload(isFree)) reloadPage();
}

async function reloadForNewBuild(): Promise<void> {
  if (!(await canReload(mayReload))) return;
  tabStorage.write(ownSessionKeys.reloadGuard, String(Date.now()));
  reloadPage();
}

/**
 * Follows failed preloads, of code that is missing after a deploy, or offline; called once. Browsers before late 2026
 * remember a failed import until the page is reloaded (whatwg/html#6768).
 */
export function startMissingChunkGuard(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads on import errors whose message it knows, even offline; this message reaches the error screen.
    payload.message = `Not loaded: ${payload.message}`;
    void reloadForNewBuild();
  });
}
