import { useId, type CSSProperties } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useEarlyText } from './use-early-input.ts';
import { readOnlyLook } from './text-field.tsx';

/** Inline, as the shared style sheet has reached its size budget. */
const asHighAsItsText: CSSProperties = { fieldSizing: 'content', resize: 'none' };

interface TextAreaFieldProps {
  name: string;
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  rows: number;
  maxLength?: number;
  error?: string | undefined;
  hint?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** A text area with label and message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, value, onValueChange, onBlur, rows, maxLength, error, hint, isRequired } = props;
  const id = useId();
  const control = useEarlyText<HTMLTextAreaElement>(value, onValueChange);
  const look = error === undefined ? (props.isReadOnly ? readOnlyLook : 'border-control') : 'textarea-error';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        ref={control}
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        required={isRequired}
        readOnly={props.isReadOnly}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error !== undefined || hint !== undefined ? `${id}-note` : undefined}
        className={`textarea w-full text-base ${look}`}
        {...(props.isReadOnly && { style: asHighAsItsText })}
      />
    </FieldFrame>
  );
}
