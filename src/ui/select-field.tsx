import { useId } from 'react';

export interface SelectOption {
  value: string;
  text: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** `above` in a form; `inside` where the chosen value has to say what it is; `hidden` where it is plain. */
  labelPlace?: 'above' | 'inside' | 'hidden';
}

/** A native select with its label. */
export function SelectField({
  label,
  value,
  options,
  onValueChange,
  labelPlace = 'above',
}: SelectFieldProps) {
  const id = useId();
  const isInside = labelPlace === 'inside';
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelPlace === 'above' ? 'mb-2 block font-bold' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
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
