import { type InputHTMLAttributes, type ReactNode, type SubmitEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  button: string;
  value: string;
  maxLength: number;
  /** Called on every input, composed text (Bangla) included. */
  onValueChange: (text: string) => void;
  onSubmit: (form: HTMLFormElement) => void;
  /** Where the form leads before hydration. */
  action: string;
  id?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Other controls of the search, before its button. */
  choices?: ReactNode;
  children?: ReactNode;
}

/** A search field with one button. */
export function SearchField(props: SearchFieldProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    // A submit button outside this form (`form` attribute) that is not hydrated yet: the browser submits.
    if (submitter !== null && !event.currentTarget.contains(submitter)) return;
    event.preventDefault();
    props.onSubmit(event.currentTarget);
  };
  const field = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== props.value) props.onValueChange(value);
  });
  return (
    <search className="block">
      <form
        id={props.id}
        action={props.action}
        onSubmit={submit}
        className="surface relative flex flex-wrap items-center gap-x-2 p-px pl-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-primary md:gap-x-3 md:p-2 md:pl-4"
      >
        <Icon name="search" className="size-5 text-muted" />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.value}
          maxLength={props.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => props.onValueChange(event.target.value)}
          className="min-h-11 min-w-0 flex-[1_1_7rem] bg-transparent outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
          {...props.input}
        />
        {props.choices}
        <button type="submit" className="btn btn-primary max-w-full px-3 text-base">
          {props.button}
        </button>
        {props.children}
      </form>
    </search>
  );
}
