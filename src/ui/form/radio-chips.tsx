import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { SelectOption } from './select-field.tsx';

interface RadioChipsProps {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

/** One choice of a few, each a chip of 44 px. */
export function RadioChips({
  name,
  label,
  value,
  options,
  onValueChange,
  error,
  isRequired,
}: RadioChipsProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required={isRequired}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-note`}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-lg border px-3 py-1 font-medium wrap-anywhere has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-2 has-focus-visible:outline-primary ${error === undefined ? 'border-control' : 'border-error'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.value === value && <Icon name="check" className="size-4" />}
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-error">
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceRowProps<C extends string> {
  legend: string;
  choices: readonly C[];
  texts: Readonly<Record<C, string>>;
  chosen: C;
  onChoose: (choice: C) => void;
}

/** One of a few values, as buttons in a row. */
export function ChoiceRow<C extends string>({ legend, choices, texts, chosen, onChoose }: ChoiceRowProps<C>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="surface flex flex-wrap p-1">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-semibold text-muted has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            {chosen === choice && <Icon name="check" />}
            <span>{texts[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
