import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The look of a button or link in the menu. */
export const menuItemLook =
  'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left font-medium hover:bg-secondary';

interface MoreMenuProps {
  /** The button's accessible name, such as "More: Cook". */
  label: string;
  /** Buttons and links, each in a `li`. */
  children: ReactNode;
}

/** Buttons and links behind "⋯". Arrow keys, Home and End move among them; Escape, a choice or leaving closes. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const { isOpen, close, button, panelId, rootRef } = useDisclosure();
  const panel = useRef<HTMLUListElement>(null);
  const move = useEffectEvent((event: KeyboardEvent) => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  });
  /** Focuses the button before the chosen item runs, so that a dialog it opens restores the focus to the button. */
  const leave = useEffectEvent(() => {
    button.ref.current?.focus({ preventScroll: true });
    // In a later task: closing now would let React remove the item before its own click listener runs.
    setTimeout(close);
  });
  useEffect(() => {
    const opened = panel.current;
    if (!isOpen || opened === null) return;
    opened.addEventListener('keydown', move);
    opened.addEventListener('click', leave, { capture: true });
    opened.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    opened.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div ref={rootRef} className="relative">
      <button {...button} aria-label={label} className="btn btn-square">
        <Icon name="M5.500 12h.010M12 12h.010M18.500 12h.010" className="size-6 [stroke-width:3]" />
      </button>
      {isOpen && (
        <ul
          ref={panel}
          id={panelId}
          className="surface absolute top-full right-0 z-20 mt-1 w-[min(14rem,70vw)] scroll-my-2 p-1 raised"
        >
          {children}
        </ul>
      )}
    </div>
  );
}
