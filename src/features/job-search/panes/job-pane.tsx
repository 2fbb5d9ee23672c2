import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { lettersAreOn, switchLetters, useLettersAreOn } from '#platform/preferences/letter-keys.ts';
import { LensPicture } from '../list/lens-picture.tsx';
import type { HistoryMode } from '../list/list-state.ts';
import { paneMessages as texts } from '../later-messages.ts';

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
function useRowKeys({ ids, chosen, onChoose, onRead }: Rows): void {
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

/** Focuses the heading of the job, now or as soon as it has loaded. @returns stops waiting */
function focusHeading(pane: HTMLElement): () => void {
  const attempt = (): boolean => {
    const heading = pane.querySelector<HTMLElement>('article h1');
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus();
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(pane, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Created by Enter on a row: the job's heading takes the focus. */
export interface ReadRequest {
  id: string;
}

export interface JobPaneProps {
  /** The element of the list beside the pane. */
  rows: readonly Job[];
  chosen: string | undefined;
  onChoose: (id: string, mode: HistoryMode) => void;
  /** The job whose heading takes the focus, once for each object. */
  read: ReadRequest | undefined;
  onRead: (id: string) => void;
  /** The chosen job. */
  children: ReactNode;
}

/** Turns off single-letter shortcuts, which speech input can trigger (WCAG 2.1.4). */
function LetterSwitch() {
  const isOn = useLettersAreOn();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isOn}
        onChange={({ target }) => switchLetters(target.checked)}
      />
      {texts.letters}
    </label>
  );
}

/** Beside the list in wide windows: the chosen job, with its own scroll. */
export function JobPane({ rows, chosen, onChoose, read, onRead, children }: JobPaneProps) {
  const pane = useRef<HTMLElement>(null);
  useRowKeys({ ids: rows.map(({ _id }) => _id), chosen, onChoose, onRead });
  const done = useRef<ReadRequest>(undefined);
  useEffect(() => {
    if (pane.current === null || read === undefined || read === done.current || read.id !== chosen)
      return undefined;
    done.current = read;
    return focusHeading(pane.current);
  }, [read, chosen]);
  return (
    <section
      ref={pane}
      aria-label={texts.chosenJob}
      className="surface hidden min-h-0 flex-col overflow-hidden bg-base-100 panes:flex"
    >
      {chosen === undefined ? (
        <div className="m-auto flex flex-col items-center gap-3 p-6 text-center">
          <LensPicture />
          <p className="text-lg font-bold">{texts.title}</p>
          <p className="text-muted noscript:hidden">{texts.keys}</p>
          <LetterSwitch />
        </div>
      ) : (
        // Another job begins at its top.
        <div key={chosen} className="overflow-y-auto overscroll-contain [--header-height:0px]">
          {children}
          <p className="page pb-4">
            <Link
              to={appPaths.jobDetails}
              search={{ id: chosen }}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.wholePage}
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}
