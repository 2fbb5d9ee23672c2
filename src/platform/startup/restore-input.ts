import { SECOND_MS } from '#contract/limits.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a server-rendered page had before the app rendered it again. */
export interface HeldInput {
  fields: Field[];
  focused: Element | null;
  top: number;
}

const PART_LIMIT_MS = 20 * SECOND_MS;

const hasChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return hasChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const keyOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent,
    element.getAttribute('href'),
  ].join(' ');

/** The element of the new page that stands for one of the old page. */
const findSame = (container: HTMLElement, old: Element, place: number): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(old.tagName)].filter((one) => keyOf(one) === keyOf(old))[place];

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function fill(now: Field, old: Field): void {
  if (hasChoice(now) && hasChoice(old)) {
    if (now.checked !== old.checked) now.click();
    return;
  }
  // React overrides the element's own setter, to notice values that the app sets.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set;
  setter?.call(now, old.value);
  now.dispatchEvent(new Event(now instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function focus(now: HTMLElement, old: Element): void {
  now.focus({ preventScroll: true });
  // Fields of some types, as of e-mail addresses, have no selection.
  if (old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)
    if (old.selectionStart !== null && isField(now) && !(now instanceof HTMLSelectElement))
      now.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** Lazy parts, whose code is still loading, come later. */
function onceThere(find: () => HTMLElement | undefined, act: (now: HTMLElement) => void): void {
  const since = performance.now();
  const look = (): void => {
    const now = find();
    if (now) act(now);
    else if (performance.now() - since < PART_LIMIT_MS) requestAnimationFrame(look);
  };
  look();
}

/** Gives what was typed, the focus and the scroll position to the elements that the app has rendered instead. */
export function restoreInput(container: HTMLElement, held: HeldInput): void {
  const { fields, focused, top } = held;
  const lost = fields.filter((field) => !field.isConnected);
  for (const old of lost.filter(isChanged)) {
    const place = fields.filter((one) => keyOf(one) === keyOf(old)).indexOf(old);
    onceThere(
      () => findSame(container, old, place),
      (now) => isField(now) && fill(now, old),
    );
  }
  held.fields = fields.filter((field) => field.isConnected);
  if (focused?.isConnected === false && document.activeElement === document.body) {
    const place = isField(focused)
      ? fields.filter((one) => keyOf(one) === keyOf(focused)).indexOf(focused)
      : 0;
    onceThere(
      () => findSame(container, focused, place),
      (now) => focus(now, focused),
    );
  }
  if (scrollY < top) scrollTo({ top, behavior: 'instant' });
}
