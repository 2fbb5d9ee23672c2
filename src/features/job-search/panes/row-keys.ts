/** What a key does beside the list: choose another row, or read the chosen one. */
export type RowCommand = 'next' | 'previous' | 'read';

const letters: Readonly<Record<string, RowCommand>> = { j: 'next', k: 'previous' };
const others: Readonly<Record<string, RowCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'read',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

export interface Surroundings {
  /** The focus is in a control that uses letters or arrow keys itself. */
  isTyping: boolean;
  isDialogOpen: boolean;
  /** The focus is on `body` or a row: elsewhere the browser scrolls by arrows, and presses by Enter. */
  isOnRow: boolean;
  /** Single letters can be turned off. */
  usesLetters: boolean;
}

/** The command of a key; null for keys that are left to the browser. */
export function toRowCommand(
  event: Key,
  { isTyping, isDialogOpen, isOnRow, usesLetters }: Surroundings,
): RowCommand | null {
  if (isTyping || isDialogOpen || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const letter = usesLetters ? letters[event.key.toLowerCase()] : undefined;
  return letter ?? (isOnRow ? others[event.key] : undefined) ?? null;
}

/** The next or previous row; the first one where none is chosen, undefined beyond the ends. */
export function stepFrom(
  ids: readonly string[],
  chosen: string | undefined,
  command: 'next' | 'previous',
): string | undefined {
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (at === -1) return ids[0];
  return ids[at + (command === 'next' ? 1 : -1)];
}
