import { useEffect, useEffectEvent } from 'react';
import { lettersAreOn } from '#platform/preferences/letter-keys.ts';
import type { HistoryMode } from '../use-list-controls.ts';
import { stepFrom, toRowCommand } from './row-keys.ts';

/** On the list of rows; each has one link that opens its job. */
const ROWS = '[data-rows]';

const fields = 'input, textarea, select, [contenteditable]';

const readSurroundings = (target: EventTarget | null) => ({
  isTyping: target instanceof Element && target.closest(fields) !== null,
  isDialogOpen: document.querySelector('dialog[open], .swal2-container') !== null,
  isOnRow: target === document.body || (target instanceof Element && target.matches(`${ROWS} .card-link`)),
  usesLetters: lettersAreOn(),
});

const readLinks = () => [...document.querySelectorAll<HTMLElement>(`${ROWS} .card-link`)];

/** The row that has the focus; the address follows later than the next press. */
const focusedAt = (): number => readLinks().findIndex((link) => link === document.activeElement);

function focusRow(index: number): void {
  const link = readLinks()[index];
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

interface Rows {
  /** As they stand in the list. */
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string, mode: HistoryMode) => void;
  /** The chosen job is to be read. */
  onRead: (id: string) => void;
}

/** Moves through the rows by keys, replacing the address: back leads to where the list was before. */
export function useRowKeys({ ids, chosen, onChoose, onRead }: Rows): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = toRowCommand(event, readSurroundings(event.target));
    if (command === null) return;
    if (command === 'read') {
      // A row's own link opens that row.
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
