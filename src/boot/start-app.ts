import { WIDE_ATTRIBUTE } from '#contract/pages.ts';
import { ownStorageKeys } from '#contract/storage.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { apiHost } from './page-config.ts';
import { stored } from './stored.ts';

/** What every page does that is painted before the app starts. */

/** Takes out what this window is too narrow to show: nobody sees it, and it would only be laid out. */
export function removeUnseen(): void {
  for (const element of document.querySelectorAll(`[${WIDE_ATTRIBUTE}]`)) {
    const px = element.getAttribute(WIDE_ATTRIBUTE);
    if (!matchMedia(`(width >= ${px}px)`).matches) element.remove();
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = 'anonymous';
  return link;
}

/**
 * Asks for the screen's first read while the app is still loading. Later visits show what the device keeps, so
 * nothing is won by hurrying.
 */
export function askEarly(path: string): void {
  if (stored(ownStorageKeys.queryCache) !== null || stored('token') !== null) return;
  const link = addLink('preload', apiHost() + path);
  link.as = 'fetch';
  document.head.append(link);
}

function toScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  // One after the other, with room for a finger in between.
  script.async = false;
  script.src = src;
  return script;
}

/**
 * @param scripts what is run, in this order
 * @param modules what they will ask for: each by itself would cost a round trip
 */
function load(scripts: readonly string[], modules: readonly string[]): void {
  const { head } = document;
  head.append(...modules.map((module) => addLink('modulepreload', module)), ...scripts.map(toScript));
}

const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/**
 * Starts the app after the page is painted, or at the first touch, key or focus, whichever comes first. Nothing
 * may listen after that: it would keep the whole script.
 * @param meanwhile what is done while the app is on its way
 */
export function startLater(meanwhile?: () => void): void {
  const { app = '', modules = '' } = { ...document.currentScript?.dataset };
  let hasStarted = false;
  const start = (): void => {
    observer.disconnect();
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    load(app.split(' '), modules.split(' '));
    meanwhile?.();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const observer = new PerformanceObserver(start);
  // The frame with what was painted last comes first, whenever the browser shows its first one.
  afterPaint(() => observer.observe({ type: 'paint', buffered: true }));
  // A page in the background is not painted, and has the time.
  addEventListener('load', () => setTimeout(() => document.hidden && start()), { once: true });
}
