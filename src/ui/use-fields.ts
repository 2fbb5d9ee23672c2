import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A form's texts by field name, in the order they stand on the screen. */
type Values<N extends string> = Readonly<Record<N, string>>;
export type FieldErrors<N extends string> = Partial<Readonly<Record<N, string>>>;

interface FieldsOptions<N extends string> {
  initial: Values<N>;
  /** What is wrong with which field, in words; nothing when the form may be sent. */
  check: (values: Values<N>) => FieldErrors<N>;
  /** Fields that are checked when they are left, not only on submit. */
  onLeave?: readonly N[];
  /** Editing one of these clears the other's message as well. */
  linked?: readonly N[];
}

interface Fields<N extends string> {
  values: Values<N>;
  formRef: RefObject<HTMLFormElement | null>;
  /** Spread on the field of that name. */
  field: (name: N) => {
    name: N;
    value: string;
    error: string | undefined;
    onValueChange: (text: string) => void;
    onBlur: () => void;
  };
  /** Shows every message and goes to the first field in error; true when there is none. */
  checkAll: () => boolean;
  reset: () => void;
}

/** The texts and messages of a form: a message shows on submit and goes when its field is edited. */
export function useFields<N extends string>(options: FieldsOptions<N>): Fields<N> {
  const { initial, check, onLeave = [], linked = [] } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<N>>({});
  const formRef = useRef<HTMLFormElement>(null);

  const change = (name: N, text: string) => {
    const isCleared = (key: string) =>
      key === name || (linked.some((n) => n === key) && linked.includes(name));
    setValues((known) => ({ ...known, [name]: text }));
    setErrors((known) => {
      const kept: FieldErrors<N> = { ...known };
      for (const key in kept) if (isCleared(key)) delete kept[key];
      return kept;
    });
  };
  const leave = (name: N) => {
    if (!onLeave.includes(name) || values[name] === '') return;
    setErrors((known) => ({ ...known, [name]: check(values)[name] }));
  };

  return {
    values,
    formRef,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onValueChange: (text) => change(name, text),
      onBlur: () => leave(name),
    }),
    checkAll: () => {
      const found = check(values);
      // On the page before the focus moves, so that the field is read out with its message.
      flushSync(() => setErrors(found));
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return Object.values(found).every((message) => message === undefined);
    },
    reset: () => {
      setValues(initial);
      setErrors({});
    },
  };
}
