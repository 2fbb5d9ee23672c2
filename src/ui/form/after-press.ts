import { useCallback, useEffect } from 'react';

const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

/** Tracks whether a pointer or mouse button is down. */
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
    // Browsers dispatch the click in the same task as the release.
    timer = setTimeout(finish);
  };
  for (const type of starts) target.addEventListener(type, start, options);
  for (const type of ends) target.addEventListener(type, end, options);
  return {
    /** Runs at once, or after the click of the current press. */
    after: (run: () => void): void => {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}

let presses: ReturnType<typeof watchPresses> | undefined;

/**
 * Delays the effects of a blur until the press that caused it is over. An error line that appears between press and
 * release moves the button away from the pointer, and browsers then dispatch the click to the common ancestor of both
 * targets (UI Events, "click").
 */
export function useAfterPress(): (run: () => void) => void {
  useEffect(() => {
    presses ??= watchPresses(window);
  }, []);
  return useCallback((run) => (presses === undefined ? run() : presses.after(run)), []);
}
