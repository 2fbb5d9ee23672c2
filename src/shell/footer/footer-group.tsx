import type { ReactNode } from 'react';
import { Fold } from '#presenters/fold.tsx';

/** A group of the footer. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      title={<h2 className="text-sm font-bold filters:text-base">{title}</h2>}
      className="open:col-span-2 filters:open:col-span-1"
    >
      {children}
    </Fold>
  );
}
