import type { ReactNode } from 'react';

/** A fact in a rounded frame. */
export function Chip({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'tint' }) {
  const look =
    tone === 'tint' ? 'border-transparent bg-secondary text-secondary-content' : 'border-base-300 text-muted';
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm font-medium ${look}`}
    >
      {children}
    </span>
  );
}
