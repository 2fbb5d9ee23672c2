import type { ReactNode } from 'react';

interface DialogTextProps {
  /** The dialog's title. */
  title: string;
  children: ReactNode;
}

/** The text of a dialog without other focusable content: focusable, so that the arrow keys scroll it. */
export function DialogText({ title, children }: DialogTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={title} tabIndex={0} className="flex flex-col gap-3">
      {children}
    </div>
  );
}
