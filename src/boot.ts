import { CONFIG_ELEMENT_ID, FIRST_READ_ID, GUARDED_ATTRIBUTE, STARTED_ATTRIBUTE } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import { ownSessionKeys, ownStorageKeys } from '#contract/storage.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { applyTheme } from '#platform/apply-theme.ts';

/**
 * Stands inside each page, before the app: sets the chosen theme before the first paint, asks for the
 * first visit's data while the app is still loading, and on the landing page starts the app after the
 * page is painted. Built apart from the app, so it holds nothing that it does not need.
 */

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What `#platform/theme.ts` does later on, before anything is painted. */
function wearTheme(): void {
  const theme = stored(ownStorageKeys.theme);
  if (theme === 'light' || theme === 'dark') applyTheme(theme);
}

function apiHost(): string {
  const config: unknown = JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent || '{}');
  const host = config !== null && typeof config === 'object' && 'apiHost' in config ? config.apiHost : '';
  return typeof host === 'string' ? host : '';
}

/**
 * The path of the read that the opened screen starts with; '' when it is not certain.
 * @param template what the build knows of it
 */
function firstRead(template: string): string {
  if (!template.includes(FIRST_READ_ID)) return location.search === '' ? template : '';
  if (stored('token') !== null) return '';
  const id = new URLSearchParams(location.search).get('id') ?? stored('selectedJobId');
  return id ? template.replace(FIRST_READ_ID, encodeURIComponent(id)) : '';
}

function askEarly(template: string): void {
  // Later visits show what the device keeps, so nothing is won by hurrying.
  if (stored(ownStorageKeys.queryCache) !== null) return;
  const path = firstRead(template);
  if (path === '') return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = apiHost() + path;
  document.head.append(link);
}

/** The navigation guard (§2) while the app is not there yet: the page's links are real ones until then. */
function guardEarlyClick(event: MouseEvent): void {
  if (document.documentElement.hasAttribute(STARTED_ATTRIBUTE) || stored('IsSignin') === 'true') return;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest(`a[${GUARDED_ATTRIBUTE}]`) : null;
  if (!isPlain || link === null) return;
  event.preventDefault();
  try {
    sessionStorage.setItem(ownSessionKeys.afterSignIn, link.getAttribute('href') ?? appPaths.home);
  } catch {
    // A tab that cannot remember goes home after signing in.
  }
  location.assign(appPaths.signIn);
}

/** @param entry the app's first module, and all that it will ask for: each by itself would cost a round trip */
function load([entry = '', ...modules]: readonly string[]): void {
  for (const module of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

/** Starts the app after the page is painted, or at the first touch, key or focus, whichever comes first. */
function startLater(modules: readonly string[]): void {
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    load(modules);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => afterPaint(start));
}

wearTheme();
addEventListener('click', guardEarlyClick, true);
const page: DOMStringMap = document.currentScript?.dataset ?? {};
if (page['laterEntry']) startLater([page['laterEntry'], ...(page['laterModules'] ?? '').split(' ')]);
if (page['firstRead']) askEarly(page['firstRead']);
