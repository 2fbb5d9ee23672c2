import { SECOND_MS } from '#contract/limits.ts';
import { isHydrated } from './is-hydrated.ts';
import type { HeldInput } from './restore-input.ts';

/** Presses and typed text in a server-rendered page before hydration. */

declare global {
  /** Buttons pressed before hydration, recorded by `page/head.ts`. */
  var kajPresses: { buttons: Set<HTMLButtonElement>; record: (event: Event) => void } | undefined;
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

const PART_LIMIT_MS = 20 * SECOND_MS;

/** The same button; after a client render that replaced the HTML, the button with the same name. */
function findButton(pressed: HTMLButtonElement): HTMLButtonElement | undefined {
  if (pressed.isConnected) return pressed;
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));
}

function pressOnceReady(pressed: HTMLButtonElement, since: number): void {
  const button = findButton(pressed);
  if (button && isHydrated(button)) button.click();
  else if (performance.now() - since < PART_LIMIT_MS) {
    requestAnimationFrame(() => pressOnceReady(pressed, since));
  }
}

/**
 * Records presses on the root from now on, after React's listeners: these stop a click in a part whose code is still
 * loading before it reaches the window, and hydrate other parts (`dispatchEvent` of React DOM).
 */
export function holdBlockedPresses(container: HTMLElement): void {
  const presses = globalThis.kajPresses;
  if (!presses) return;
  removeEventListener('click', presses.record);
  container.addEventListener('click', presses.record, true);
}

/** Clicks again the buttons pressed before hydration; later also those in lazy parts whose code is still loading. */
export function repeatEarlyPresses(): void {
  const buttons = globalThis.kajPresses?.buttons ?? new Set();
  for (const button of buttons) pressOnceReady(button, performance.now());
  buttons.clear();
  buttons.add = (button) => {
    pressOnceReady(button, performance.now());
    return buttons;
  };
}

/**
 * Notes the fields, the focus and the scroll position of a server-rendered page.
 * @returns restores them, also what was typed since, where the app has rendered the page again
 */
export function holdEarlyInput(container: HTMLElement): () => Promise<void> {
  const fields = [...container.querySelectorAll<HeldInput['fields'][number]>('input, textarea, select')];
  const held: HeldInput = { fields, focused: document.activeElement, top: scrollY };
  container.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held.focused = target;
  });
  return async () => {
    const loaded = await import('./restore-input.ts').catch(() => null);
    loaded?.restoreInput(container, held);
  };
}
