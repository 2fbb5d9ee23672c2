import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';

/** A line with buttons above the dock, the page's bottom bar and the offline line; restores the focus when it is removed. */
export function FloatingLine({ children }: { children: ReactNode }) {
  const before = useRef<EventTarget | null>(null);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
  const remember = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isFromInside) before.current = relatedTarget;
  };
  return (
    <div
      className="surface fixed short:static inset-x-4 bottom-[max(var(--bar-height,calc(5rem+env(safe-area-inset-bottom))),var(--offline-height,0px))] z-20 flex flex-wrap items-center gap-3 p-4 raised sm:left-auto sm:max-w-md desktop:bottom-[max(var(--bar-height,1.5rem),var(--offline-height,0px))]"
      onFocus={remember}
    >
      {children}
    </div>
  );
}
