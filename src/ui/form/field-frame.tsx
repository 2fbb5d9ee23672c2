import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface FieldFrameProps {
  /** Its note is `{id}-note`. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Announces an error found after sending. */
  isErrorAnnounced?: boolean;
  children: ReactNode;
}

/** A label, a control, and one note: the error, else the hint. */
export function FieldFrame({ id, label, error, hint, isErrorAnnounced = false, children }: FieldFrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
      {(error !== undefined || hint !== undefined) && (
        <p
          key={error}
          id={`${id}-note`}
          role={isErrorAnnounced && error !== undefined ? 'alert' : undefined}
          className={`mt-1 flex items-start gap-1.5 text-sm ${error === undefined ? 'text-muted' : 'font-medium text-error'}`}
        >
          {error !== undefined && <Icon name="warning" className="mt-0.5 size-4" />}
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
