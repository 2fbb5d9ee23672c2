import { useEffect, useId, useRef, useState, type RefObject } from 'react';

interface Disclosure {
  isOpen: boolean;
  close: () => void;
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  };
  panelId: string;
  /** Closes when the focus or a tap leaves this element. */
  rootRef: RefObject<HTMLDivElement | null>;
}

/** A button that shows and hides a panel; Escape, or leaving both, closes it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    const leaving = ['pointerdown', 'focusin'] as const;
    document.addEventListener('keydown', onKey);
    for (const name of leaving) document.addEventListener(name, onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const name of leaving) document.removeEventListener(name, onLeave);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => setOpen(false),
    button: {
      ref: buttonRef,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen((open) => !open),
    },
    panelId,
    rootRef,
  };
}
