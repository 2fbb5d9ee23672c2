import { useEffect, useEffectEvent } from 'react';
import { lettersAreOn } from '#platform/preferences/letter-keys.ts';
import type { HistoryMode } from '../use-list-controls.ts';

/** What a key does beside the list: choose another row, or read the chosen one. */
type RowCommand = 'next' | 'previous' | 'read';

const letters: Readonly<Record<string, RowCommand>> = { j: 'next', k: 'previous' };
const others: Readonly<Record<string, RowCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'read',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

interface Surroundings {
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

/** Marks the list of rows, each with one link that opens its job. */
const ROWS = '[data-rows]';

const fields = 'input, textarea, select, [contenteditable]';

const readSurroundings = (target: EventTarget | null) => ({
  isTyping: target instanceof Element && target.closest(fields) !== null,
  isDialogOpen: document.querySelector('dialog[open], .swal2-container') !== null,
  isOnRow: target === document.body || (target instanceof Element && target.matches(`${ROWS} .card-link`)),
  usesLetters: lettersAreOn(),
});

const readLinks = () => [...document.querySelectorAll<HTMLElement>(`${ROWS} .card-link`)];

/** The focused row: the URL may change only after the next key press. */
const focusedAt = (): number => readLinks().findIndex((link) => link === document.activeElement);

function focusRow(index: number): void {
  const link = readLinks()[index];
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

interface Rows {
  /** The ids, in the order of the list. */
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string, mode: HistoryMode) => void;
  /** Called by Enter: moves the focus to the chosen job. */
  onRead: (id: string) => void;
}

/** Moves through the rows by keys. Replaces the URL, so that Back leaves the list. */
export function useRowKeys({ ids, chosen, onChoose, onRead }: Rows): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = toRowCommand(event, readSurroundings(event.target));
    if (command === null) return;
    if (command === 'read') {
      // Enter on a focused link is left to that link.
      if (chosen === undefined || event.target !== document.body) return;
      event.preventDefault();
      onRead(chosen);
      return;
    }
    event.preventDefault();
    const id = stepFrom(ids, ids[focusedAt()] ?? chosen, command);
    if (id === undefined) return;
    onChoose(id, 'replace');
    focusRow(ids.indexOf(id));
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
