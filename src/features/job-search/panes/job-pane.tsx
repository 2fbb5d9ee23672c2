import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { paneMessages } from './messages.ts';
import { switchLetters, useLettersAreOn } from '#platform/preferences/letter-keys.ts';
import { LensPicture } from '../list/lens-picture.tsx';
import type { HistoryMode } from '../use-list-controls.ts';
import { useRowKeys } from './use-row-keys.ts';

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
      {paneMessages.letters}
    </label>
  );
}

/** Beside the list in wide windows: the chosen job, with its own scroll. */
export function JobPane({ rows, chosen, onChoose, read, onRead, children }: JobPaneProps) {
  const texts = paneMessages;
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
