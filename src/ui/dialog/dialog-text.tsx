import type { ReactNode } from 'react';

interface DialogTextProps {
  /** The dialog's title. */
  title: string;
  children: ReactNode;
}

/** What a dialog shows where nothing in it takes the focus: the arrow keys scroll it. */
export function DialogText({ title, children }: DialogTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={title} tabIndex={0} className="flex flex-col gap-3">
      {children}
    </div>
  );
}
