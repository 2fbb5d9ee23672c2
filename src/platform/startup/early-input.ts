import { SECOND_MS } from '#contract/limits.ts';
import { isHydrated } from './is-hydrated.ts';

/** Presses and typed text in a server-rendered page before hydration. */

declare global {
  /** Buttons pressed before hydration, recorded by `page/head.ts`. */
  var kajPresses: { buttons: Set<HTMLButtonElement>; record: (event: Event) => void } | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'hidden');

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

const setValue = (field: Field, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React overrides the element's own setter, to notice values that the app sets.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const textFields = (container: HTMLElement): Field[] =>
  [...container.querySelectorAll<Field>('input, textarea')].filter(isTextField);

/**
 * Notes what was typed in a page that the app will render again, instead of hydrating it, and how far it was scrolled.
 * @returns restores both
 */
export function holdEarlyInput(container: HTMLElement): () => void {
  const { scrollY, document } = globalThis;
  const typed = textFields(container).flatMap((field) =>
    field.value === field.defaultValue ? [] : [{ field, isFocused: field === document.activeElement }],
  );
  return () => {
    for (const { field, isFocused } of typed) {
      const now = textFields(container).find(({ name, type }) => name === field.name && type === field.type);
      if (!now) continue;
      setValue(now, field.value);
      if (isFocused) now.focus({ preventScroll: true });
    }
    if (scrollY > 0) scrollTo({ top: scrollY, behavior: 'instant' });
  };
}
