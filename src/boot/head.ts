import { GUARDED_ATTRIBUTE, JOB_LINK_ATTRIBUTE, STARTED_ATTRIBUTE, type Guard } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import { ownSessionKeys, ownStorageKeys } from '#contract/storage.ts';
import { applyTheme } from '#platform/apply-theme.ts';
import { nameOf } from '#platform/name-of.ts';
import { store, stored } from './stored.ts';

/**
 * Stands in the head of each page, before anything is painted: wears the chosen theme, and looks after the
 * links of the page until the app does. The scripts of this folder are built apart from the app, so they hold
 * nothing that they do not need.
 */

/** What `#platform/theme.ts` does later on. */
function wearTheme(): void {
  const theme = stored(ownStorageKeys.theme);
  if (theme === 'light' || theme === 'dark') applyTheme(theme);
}

/** What `#platform/sign-in-goal.ts` reads. */
function rememberGoal(href: string): void {
  store(() => sessionStorage, ownSessionKeys.afterSignIn, href);
}

/** What `#platform/guarded-link.tsx` asks; of the network only the device's own word is known yet. */
function mustSignIn(guard: string | null): boolean {
  const always: Guard = 'always';
  return stored('IsSignin') !== 'true' && (guard === always || navigator.onLine);
}

/**
 * The navigation guard (§2) while the app is not there yet, and the way back from "Sign in": the page's links are real
 * ones until then.
 */
function guardEarlyClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null) return;
  const href = link.getAttribute('href') ?? appPaths.home;
  if (href === appPaths.signIn && location.pathname !== href) {
    rememberGoal(location.pathname + location.search + location.hash);
  }
  if (!link.hasAttribute(GUARDED_ATTRIBUTE)) return;
  if (!mustSignIn(link.getAttribute(GUARDED_ATTRIBUTE))) {
    const job = link.getAttribute(JOB_LINK_ATTRIBUTE);
    if (job) store(() => localStorage, 'selectedJobId', job);
    return;
  }
  event.preventDefault();
  rememberGoal(href);
  location.assign(appPaths.signIn);
}

/** A touch before the app is there is kept from the parts that are, and `#platform/app-start.ts` repeats it once. */
function note(name: string, value: string | boolean): void {
  const touched = (globalThis.kajTouched ??= new Map());
  touched.delete(name);
  touched.set(name, value);
}

function noteEarlyPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
  if (button) note('', nameOf(button));
}

/** What is typed stands in its field, and is found there. */
function noteEarlyChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement) note(nameOf(target), target.value);
  else if (!(target instanceof HTMLInputElement)) return;
  else if (target.type === 'checkbox') note(nameOf(target), target.checked);
  else if (target.type === 'range') note(nameOf(target), target.value);
}

const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED_ATTRIBUTE);

function onEarlyClick(event: MouseEvent): void {
  if (hasStarted()) return;
  guardEarlyClick(event);
  noteEarlyPress(event);
  event.stopPropagation();
}

function onEarlyChange(event: Event): void {
  if (hasStarted()) return;
  noteEarlyChange(event);
  event.stopPropagation();
}

/** The browser makes it once: `#platform/install.ts` takes it up. */
function keepEarlyOffer(event: Event): void {
  event.preventDefault();
  globalThis.kajOffer = event;
}

wearTheme();
addEventListener('beforeinstallprompt', keepEarlyOffer);
addEventListener('click', onEarlyClick, true);
addEventListener('input', onEarlyChange, true);
