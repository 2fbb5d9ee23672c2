/** What a visitor had typed into a page before the app was there to listen. */
interface EarlyTyping {
  name: string;
  text: string;
  hadFocus: boolean;
  /** Where the caret is, or what is marked. */
  marked: [from: number | null, to: number | null];
}

const textFields = 'input[type="search"][name], input[type="text"][name]';

function readTyping(container: HTMLElement): EarlyTyping | undefined {
  const fields = [...container.querySelectorAll<HTMLInputElement>(textFields)];
  const typed = fields.find((field) => field.value !== '' || field === document.activeElement);
  return (
    typed && {
      name: typed.name,
      text: typed.value,
      hadFocus: typed === document.activeElement,
      marked: [typed.selectionStart, typed.selectionEnd],
    }
  );
}

function typeAgain(container: HTMLElement, { name, text, hadFocus, marked }: EarlyTyping): void {
  const fields = [...container.querySelectorAll<HTMLInputElement>(textFields)];
  const field = fields.find((field) => field.name === name);
  if (!field) return;
  if (hadFocus) field.focus({ preventScroll: true });
  if (text === '') return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(...marked);
}

/**
 * Lets the app take the place of a page that was rendered ahead, and types into it what the visitor had
 * typed into that page.
 * @param replace puts the app into the container before it returns
 */
export function replaceKeepingTyping(container: HTMLElement, replace: () => void): void {
  const typing = readTyping(container);
  replace();
  if (typing) typeAgain(container, typing);
}
