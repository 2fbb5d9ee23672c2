/**
 * Stands at the end of each page: starts the app after the page is painted, or at the first touch, key or focus,
 * whichever comes first. A page without a content has nothing to wait for.
 */

const { app = '', modules = '' } = { ...document.currentScript?.dataset };
const { head } = document;

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = 'anonymous';
  head.append(link);
}

function run(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  // One after the other, with room for a finger in between.
  script.async = false;
  script.src = src;
  head.append(script);
}

const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const observer = new PerformanceObserver(start);
let hasStarted = false;

/** Nothing may listen after that: it would keep the whole script. */
function start(): void {
  observer.disconnect();
  if (hasStarted) return;
  hasStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  for (const href of modules.split(' ').filter(Boolean)) preload(href);
  for (const src of app.split(' ')) run(src);
}

if (document.getElementById('root')?.hasChildNodes()) {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // The frame that holds the whole page comes first, whenever the browser shows its first one.
  requestAnimationFrame(() => setTimeout(() => observer.observe({ type: 'paint', buffered: true })));
  // A page in the background is not painted, and has the time.
  addEventListener('load', () => setTimeout(() => document.hidden && start()), { once: true });
} else start();
