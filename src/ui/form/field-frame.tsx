import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface FieldNoteProps {
  /** Of the field; the note is `{id}-note`. */
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Announces an error found after sending. */
  isErrorAnnounced?: boolean;
}

interface FieldFrameProps extends FieldNoteProps {
  label: string;
  children: ReactNode;
}

/** The note of a field: its error, else its hint. */
export function FieldNote({ id, error, hint, isErrorAnnounced = false }: FieldNoteProps) {
  if (error === undefined && hint === undefined) return null;
  return (
    <p
      key={error}
      id={`${id}-note`}
      role={isErrorAnnounced && error !== undefined ? 'alert' : undefined}
      className={`mt-1 flex items-start gap-1.5 text-sm ${error === undefined ? 'text-muted' : 'font-medium text-error'}`}
    >
      {error !== undefined && <Icon name="warning" className="mt-0.5 size-4" />}
      {error ?? hint}
    </p>
  );
}

/** A label, a control, and its note. */
export function FieldFrame({ label, children, ...note }: FieldFrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={note.id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
      <FieldNote {...note} />
    </div>
  );
}
