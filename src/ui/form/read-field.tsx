import { useId, type CSSProperties } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { readOnlyLook } from './text-field.tsx';

/** For windows alone: the styles of every page have no room for it. */
export const asHighAsItsText: CSSProperties = { fieldSizing: 'content', resize: 'none' };

interface ReadFieldProps {
  label: string;
  value: string;
  name?: string;
  isFaint?: boolean;
}

/** A text of a form that is only read, the whole of it; it can be walked to and copied as in the form. */
export function ReadField({ label, value, name, isFaint = false }: ReadFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <textarea
        id={id}
        name={name}
        rows={1}
        readOnly
        value={value}
        style={asHighAsItsText}
        className={`textarea min-h-11 w-full text-base ${readOnlyLook} ${isFaint ? 'text-muted' : ''}`}
      />
    </FieldFrame>
  );
}
