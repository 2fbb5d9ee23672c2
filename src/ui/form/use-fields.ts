import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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

type Values<N extends string> = Readonly<Record<N, string>>;
export type FieldErrors<N extends string> = Partial<Readonly<Record<N, string>>>;

export interface FieldsOptions<N extends string> {
  /** A field that it has later than the others begins with its value then. */
  initial: Values<N>;
  check: (values: Values<N>) => FieldErrors<N>;
  /** Checked on blur as well, once a press that caused it is over. */
  onLeave?: readonly N[];
  /** Editing one clears the other's message too. */
  linked?: readonly N[];
  onEdit?: (values: Values<N>) => void;
}

export interface FieldProps<N extends string = string> {
  name: N;
  value: string;
  error: string | undefined;
  onValueChange: (text: string) => void;
  onBlur: () => void;
}

interface Fields<N extends string> {
  values: Values<N>;
  errors: FieldErrors<N>;
  formRef: RefObject<HTMLFormElement | null>;
  field: (name: N) => FieldProps<N>;
  /** Shows the messages of all fields, or of some, and focuses the first error; true without errors. */
  checkAll: (among?: readonly N[]) => boolean;
  reset: (values?: Values<N>) => void;
  read: () => Values<N>;
}

/** Focuses the first visible field in error; opens each `<details>` that contains one. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  // A closed `<details>` would hide its fields' errors.
  for (const fold of wrong.map((element) => element.closest('details'))) if (fold) fold.open = true;
  const first = wrong.find((element) => element.getClientRects().length > 0);
  // `aria-invalid` is set on the fieldset of a radio group.
  const control = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
  control?.focus();
  return control !== undefined && control !== null;
}

/** The values and messages of a form: messages show on submit and clear on edit. */
export function useFields<N extends string>(options: FieldsOptions<N>): Fields<N> {
  const { initial, check, onLeave = [], linked = [], onEdit } = options;
  const [edited, setValues] = useState(initial);
  const values: Values<N> = { ...initial, ...edited };
  // Autofill changes several fields before React renders again.
  const latest = useRef(initial);
  const read = (): Values<N> => ({ ...initial, ...latest.current });
  const [errors, setErrors] = useState<FieldErrors<N>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();

  const change = (name: N, text: string) => {
    const isCleared = (key: string) =>
      key === name || (linked.some((n) => n === key) && linked.includes(name));
    latest.current = { ...read(), [name]: text };
    setValues(latest.current);
    onEdit?.(latest.current);
    setErrors((known) => {
      const left: FieldErrors<N> = { ...known };
      for (const key in left) if (isCleared(key)) delete left[key];
      return left;
    });
  };
  const leave = (name: N) => {
    if (!onLeave.includes(name)) return;
    afterPress(() => {
      const typed = read();
      if (typed[name] !== '') setErrors((known) => ({ ...known, [name]: check(typed)[name] }));
    });
  };

  return {
    values,
    errors,
    formRef,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onValueChange: (text) => change(name, text),
      onBlur: () => leave(name),
    }),
    checkAll: (among) => {
      const all = check(read());
      const found: FieldErrors<N> = {};
      for (const key in all) if (among === undefined || among.includes(key)) found[key] = all[key];
      // Synchronous, so that the focused field is announced with its message.
      flushSync(() => setErrors((known) => (among === undefined ? found : { ...known, ...found })));
      focusFirstError(formRef.current);
      return Object.values(found).every((message) => message === undefined);
    },
    reset: (next = initial) => {
      latest.current = next;
      setValues(next);
      setErrors({});
    },
    read,
  };
}
