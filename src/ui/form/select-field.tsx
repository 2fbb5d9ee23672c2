import { useId } from 'react';
import { useEarlyInput } from './use-early-input.ts';

export interface SelectOption {
  value: string;
  text: string;
}

/** The name of a control in a form, and the form's id. */
export interface FormPart {
  name: string;
  form: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** `inside` where the chosen value needs it. */
  labelPlace?: 'above' | 'inside' | 'hidden';
  /** For a form that works before hydration. */
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
        // Chromium's customizable select (`appearance: base-select`) draws a long text over the arrow.
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
