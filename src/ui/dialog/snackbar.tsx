import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { createObservable } from '#platform/observable.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { snackMessages as texts } from '../panel-messages.ts';
import { FloatingLine } from './floating-line.tsx';

interface Snack {
  text: string;
  /** Takes the action back. */
  undo?: (() => void) | undefined;
  /** What a screen reader hears in place of "Undo". */
  undoLabel?: string;
}

/** The short message above the dock about what was just done; the last one wins. */
export const snack = createObservable<Snack | null>(null);

const SHOWN_MS = 8 * SECOND_MS;

/** Hides it after a time, but not under the pointer or with the focus inside. */
function useTimedEnd(shown: Snack | null) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (shown === null || isHeld) return undefined;
    const timer = setTimeout(() => snack.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

function UndoButton({ undo, undoLabel }: Snack) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The tapped button may be removed by its action, which leaves the focus on `body`.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const press = () => {
    snack.set(null);
    undo?.();
  };
  return (
    <button
      ref={button}
      type="button"
      className="btn min-h-11 btn-ghost"
      aria-label={undoLabel}
      onClick={press}
    >
      {texts.undo}
    </button>
  );
}

/** Hides the message on navigation: it would cover the next page's buttons. */
function PageEnd() {
  useEffect(() => () => snack.set(null), []);
  return null;
}

/** The message about the last action, with Undo. */
export function Snackbar() {
  const shown = useSyncExternalStore(snack.subscribe, snack.get, () => null);
  const [isReady, setReady] = useState(false);
  // A live region must exist before its text.
  useEffect(() => afterPaint(() => setReady(true)), []);
  const hold = useTimedEnd(shown);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div role="status" aria-label={texts.label} {...hold}>
      <PageEnd key={path} />
      {isReady && shown && (
        <FloatingLine>
          <p className="min-w-0 flex-1">{shown.text}</p>
          {shown.undo && <UndoButton key={shown.text} {...shown} />}
        </FloatingLine>
      )}
    </div>
  );
}
