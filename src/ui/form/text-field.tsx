import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useEarlyText } from './use-early-input.ts';

export interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  end?: ReactNode;
}

export const readOnlyLook = 'border-base-300 bg-base-200';

/** A text field with label and message. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    value,
    onValueChange,
    onBlur,
    type = 'text',
    error,
    hint,
    isRequired,
    input,
    end,
  } = props;
  const id = useId();
  const control = useEarlyText<HTMLInputElement>(value, onValueChange);
  const look = error === undefined ? (input?.readOnly ? readOnlyLook : 'border-control') : 'input-error';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          ref={control}
          id={id}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={onBlur}
          required={isRequired}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
          className={`input w-full text-base ${look} ${end === undefined ? '' : 'pr-12'}`}
        />
        {end !== undefined && <div className="absolute inset-y-0 right-0 z-1">{end}</div>}
      </div>
    </FieldFrame>
  );
}
