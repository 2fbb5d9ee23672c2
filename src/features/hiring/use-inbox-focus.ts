import { useEffect, useEffectEvent, useRef } from 'react';

interface Shown {
  /** The element of the list. */
  panelId: string;
  /** The id of the application that is read. */
  open: string | undefined;
  hasPane: boolean;
}

/** Where the focus goes once the element that had it is removed: browsers leave it on `body`. */
export function useInboxFocus({ panelId, open, hasPane }: Shown) {
  const chosen = useRef<HTMLElement>(null);
  const before = useRef(open);
  const restore = (id?: string): void => {
    if (document.activeElement !== document.body) return;
    const list = document.getElementById(panelId);
    const row = id === undefined ? null : list?.querySelector<HTMLElement>(`a[href*="open=${id}"]`);
    const target = chosen.current?.querySelector<HTMLElement>('h2') ?? chosen.current ?? row ?? list;
    // A row scrolls into view: the way back may be a link, after which the list begins at its top.
    target?.focus({ preventScroll: target !== row });
  };
  const onPage = useEffectEvent((from: string | undefined) => restore(from));
  useEffect(() => {
    const from = before.current;
    before.current = open;
    // On a phone the list and the application are pages that replace each other.
    if (!hasPane && from !== open) onPage(from);
  }, [open, hasPane]);
  const list = () => document.getElementById(panelId)?.focus({ preventScroll: true });
  return { chosen, restore: () => restore(), list };
}
