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
 * Inlined in the head of each page, so that it runs before the first paint: sets the attributes that the style sheet
 * needs and only localStorage knows (theme, session, data saver).
 * The scripts of this folder are bundled apart from the app (`build/`) into every page: each import costs every page.
 */

const theme = stored(ownStorageKeys.theme);
if (theme === 'light' || theme === 'dark') applyTheme(theme);

const root = document.documentElement;
root.toggleAttribute(SESSION_ATTRIBUTE, stored('IsSignin') === 'true');
root.toggleAttribute(SAVER_ATTRIBUTE, wantsLessData(stored(ownStorageKeys.dataSaver)));

// Chromium fires it once, maybe before the app runs: `#features/install/install.ts` reads it from `kajOffer`.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.kajOffer = event;
});

const buttons = new Set<HTMLButtonElement>();

/**
 * Records a press before hydration of a `type="button"`, or of a submit button in a form with `data-held`, which the
 * app sends itself. The app clicks these buttons once it is hydrated
 * (`#platform/startup/early-input.ts`).
 */
function recordPress(event: Event): void {
  // Elements beside `#root` are not React's.
  const button =
    event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#root button') : null;
  // A button that is hydrated already has handled the click.
  if (!button || isHydrated(button)) return;
  if (button.type === 'submit') {
    if (button.form?.dataset['held'] === undefined) return;
    event.preventDefault();
  }
  buttons.add(button);
}
addEventListener('click', recordPress);
globalThis.kajPresses = { buttons, record: recordPress };
