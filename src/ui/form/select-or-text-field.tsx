import { useState } from 'react';
import { FormSelectField } from './form-select-field.tsx';
import type { SelectOption } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface SelectOrTextFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** The last entry of the list, and the name of the text that it opens. */
  other: { entry: string; label: string };
  error?: string | undefined;
  isRequired?: boolean;
  autoComplete?: string;
}

const OTHER = '\u0000other';

/** A list of common values, with a text for any other. */
export function SelectOrTextField({ other, options, ...field }: SelectOrTextFieldProps) {
  const { name, value, onValueChange, onBlur, error, isRequired, autoComplete, ...select } = field;
  const [isAsked, setAsked] = useState(false);
  const isOther = isAsked || (value !== '' && !options.some((option) => option.value === value));
  const choose = (chosen: string) => {
    setAsked(chosen === OTHER);
    onValueChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <div className="grid gap-3">
      <FormSelectField
        {...select}
        name={isOther ? `${name}Choice` : name}
        value={isOther ? OTHER : value}
        options={[...options, { value: OTHER, text: other.entry }]}
        onValueChange={choose}
        isRequired={isRequired}
        error={isOther ? undefined : error}
        autoComplete={autoComplete}
      />
      {isOther && (
        <TextField
          {...{ name, value, onValueChange, onBlur, error, isRequired }}
          label={other.label}
          input={{ autoComplete }}
        />
      )}
    </div>
  );
}
