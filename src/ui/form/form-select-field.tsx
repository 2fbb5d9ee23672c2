import { useId, useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
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

interface FormSelectFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoComplete?: string;
  /** Shown for a value without an option, such as an id whose name is unknown. */
  unlistedText?: string | undefined;
}

/** A native select whose first entry means no choice; shows also a value that is not among the options. */
export function FormSelectField(props: FormSelectFieldProps) {
  const { name, label, value, options, onValueChange, onBlur, placeholder, error, hint } = props;
  const id = useId();
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        required={props.isRequired}
        disabled={props.isDisabled}
        autoComplete={props.autoComplete}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
        className={`select w-full appearance-none pr-8 text-base text-ellipsis disabled:border-base-300 disabled:bg-base-200 disabled:bg-none disabled:text-base-content ${error === undefined ? 'border-control' : 'select-error'} ${value === '' ? 'text-muted' : ''}`}
      >
        <option value="">{placeholder}</option>
        {!isListed && <option value={value}>{props.unlistedText ?? value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="text-base-content">
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
