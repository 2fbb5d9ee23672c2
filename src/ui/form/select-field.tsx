import { useId } from 'react';
import { useEarlyInput } from './use-early-input.ts';

export interface SelectOption {
  value: string;
  text: string;
}

/** What a control is called in a form, and that form's id. */
export interface FormPart {
  name: string;
  form: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** `above` in a form; `inside` where the chosen value has to say what it is; `hidden` where it is plain. */
  labelPlace?: 'above' | 'inside' | 'hidden';
  /** Its place in a form that works without the app. */
  part?: FormPart;
}

/** A native select with its label. */
export function SelectField({
  label,
  value,
  options,
  onValueChange,
  labelPlace = 'above',
  part,
}: SelectFieldProps) {
  const id = useId();
  const isInside = labelPlace === 'inside';
  const isOffered = options.some((option) => option.value === value);
  const select = useEarlyInput<HTMLSelectElement>(({ value: chosen }) => {
    if (part && isOffered && chosen !== value) onValueChange(chosen);
  });
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelPlace === 'above' ? 'mb-2 block font-bold' : 'sr-only'}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        {...part}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        // Chromium’s own new look of selects lets a long text run over the arrow.
        className="select w-full appearance-none border-control bg-base-200 pr-6 pl-2 text-base text-ellipsis sm:pr-7 sm:pl-3"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {isInside ? `${label}: ${option.text}` : option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
