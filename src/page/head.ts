import { SAVER_ATTRIBUTE, SESSION_ATTRIBUTE } from '#contract/http/pages.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { applyTheme } from '#platform/preferences/apply-theme.ts';
import { isHydrated } from '#platform/startup/is-hydrated.ts';
import { wantsLessData } from '#platform/preferences/wants-less-data.ts';

/** localStorage may be blocked: nothing is stored then. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stands in the head of each page, before anything is painted: what only the device knows, and the style sheet needs.
 * The scripts of this folder are built apart from the app, so they hold nothing that they do not need.
 */

const theme = stored(ownStorageKeys.theme);
if (theme === 'light' || theme === 'dark') applyTheme(theme);

const root = document.documentElement;
root.toggleAttribute(SESSION_ATTRIBUTE, stored('IsSignin') === 'true');
root.toggleAttribute(SAVER_ATTRIBUTE, wantsLessData(stored(ownStorageKeys.dataSaver)));

// The browser makes its offer once: `#platform/install.ts` takes it up.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.kajOffer = event;
});

const presses = new Set<HTMLButtonElement>();
globalThis.kajPresses = presses;

/**
 * A button that the browser does not know, or of a form with `data-held`, which the app sends: the app presses it again
 * (`#platform/startup/early-input.ts`).
 */
function recordPress(event: Event): void {
  // Beside the root stand windows of a library, which React does not know.
  const button =
    event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#root button') : null;
  // React has heard it already where the press came in the middle of the start.
  if (!button || isHydrated(button)) return;
  if (button.type === 'submit') {
    if (button.form?.dataset['held'] === undefined) return;
    event.preventDefault();
  }
  presses.add(button);
}
// Not before React's own listeners.
addEventListener('click', recordPress);
