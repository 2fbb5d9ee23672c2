import type { ReactNode } from 'react';

/** A line above the dock, and below an open menu, that takes no focus, with its buttons at its end. */
export function FloatingLine({ children }: { children: ReactNode }) {
  return (
    <div className="surface fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-3 p-4 raised sm:left-auto sm:max-w-md desktop:bottom-6">
      {children}
    </div>
  );
}
