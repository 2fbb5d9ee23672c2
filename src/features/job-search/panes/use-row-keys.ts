import { useEffect, useEffectEvent } from 'react';
import { lettersAreOn } from '#platform/preferences/letter-keys.ts';
import type { HistoryMode } from '../use-list-controls.ts';
import { stepFrom, toRowCommand } from './row-keys.ts';

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
