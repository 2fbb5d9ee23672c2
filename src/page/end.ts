/**
 * Inlined at the end of each page's HTML: starts the app after the first paint, or at the first touch, key or focus,
 * whichever is earlier. A page whose `#root` is empty starts the app at once.
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
  // `async` false: runs them in order, each as a task of its own, so that the browser handles taps between them.
  script.async = false;
  script.src = src;
  head.append(script);
}

const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const observer = new PerformanceObserver(start);
let hasStarted = false;

/** Removes every listener and the observer: one that stays would keep this whole closure in memory. */
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
  // In a task after the next frame, which draws the whole page; `buffered` also reports a paint before that.
  requestAnimationFrame(() => setTimeout(() => observer.observe({ type: 'paint', buffered: true })));
  // Browsers do not paint pages in a background tab, so `paint` is never reported there.
  addEventListener('load', () => setTimeout(() => document.hidden && start()), { once: true });
} else start();
