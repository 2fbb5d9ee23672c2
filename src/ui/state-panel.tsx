import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon/icon.tsx';

interface StatePanelProps {
  icon?: IconName;
  /** A picture in place of the icon. */
  picture?: ReactNode;
  title: string;
  text?: string;
  tone?: 'plain' | 'error';
  action?: ReactNode;
}

/** Shown instead of a list or page: empty, failed, not found. */
export function StatePanel({
  icon = 'search',
  picture,
  title,
  text,
  tone = 'plain',
  action,
}: StatePanelProps) {
  const isError = tone === 'error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className="surface flex flex-col items-center gap-3 px-4 py-10 text-center"
    >
      {picture ?? (
        <span
          className={`grid size-12 place-items-center rounded-full bg-secondary ${isError ? 'text-error' : 'text-primary'}`}
        >
          <Icon name={isError ? 'warning' : icon} className="size-6" />
        </span>
      )}
      <p className={`text-lg font-bold ${isError ? 'text-error' : ''}`}>{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  );
}

/** A line about an error, a slow network or a stored copy. */
export function StateLine({ tone, children }: { tone: 'error' | 'notice'; children: ReactNode }) {
  const look =
    tone === 'error' ? 'border-error/40 text-error' : 'border-transparent bg-notice text-base-content';
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`mb-3 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2 ${look}`}
    >
      {children}
    </div>
  );
}

/** An unobtrusive line. */
export function QuietLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p role="status" className="mb-3 flex items-center gap-2 text-sm text-muted">
      <Icon name={icon} className="size-4" />
      <span>{children}</span>
    </p>
  );
}
