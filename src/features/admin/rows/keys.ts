export type Command =
  'next' | 'previous' | 'approve' | 'reject' | 'undo' | 'open' | 'handle' | 'search' | 'help';

const letters: Readonly<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  u: 'undo',
  o: 'open',
  h: 'handle',
  '/': 'search',
  '?': 'help',
};
const arrows: Readonly<Record<string, Command>> = { ArrowDown: 'next', ArrowUp: 'previous' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

export interface Surroundings {
  /** The focus is in a text field. */
  isTyping: boolean;
  isDialogOpen: boolean;
  /** The focus is on a row; elsewhere the arrows scroll the page. */
  isOnRow: boolean;
}

/** The command of a key; null for keys without one. */
export function toCommand(event: Key, { isTyping, isDialogOpen, isOnRow }: Surroundings): Command | null {
  if (isTyping || isDialogOpen || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const command = (isOnRow ? arrows[event.key] : undefined) ?? letters[event.key.toLowerCase()];
  if (command === undefined) return null;
  // Ignores auto-repeat: a held key must decide on one row only.
  return event.repeat && command !== 'next' && command !== 'previous' ? null : command;
}
