import { useCallback, useEffect } from 'react';

const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

/** Knows whether a finger or mouse button is down. */
export function watchPresses(target: EventTarget) {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true };
  const start = (): void => {
    clearTimeout(timer);
    isPressed = true;
  };
  const finish = (): void => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  const end = (): void => {
    clearTimeout(timer);
    // The click comes in the same task as the release.
    timer = setTimeout(finish);
  };
  for (const type of starts) target.addEventListener(type, start, options);
  for (const type of ends) target.addEventListener(type, end, options);
  return {
    /** Runs at once, or as soon as the press that goes on has had its click. */
    after: (run: () => void): void => {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}

let presses: ReturnType<typeof watchPresses> | undefined;

/**
 * Delays what leaving a field changes until the press that left it is over. A line that appears between press and
 * release moves the button from under the finger, and browsers then send the click to what both points share.
 */
export function useAfterPress(): (run: () => void) => void {
  useEffect(() => {
    presses ??= watchPresses(window);
  }, []);
  return useCallback((run) => (presses === undefined ? run() : presses.after(run)), []);
}
