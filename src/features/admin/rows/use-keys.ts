import { useEffect, useEffectEvent } from 'react';
import { lettersAreOn } from '#platform/preferences/letter-keys.ts';
import { toCommand, type Command } from './keys.ts';

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const readSurroundings = (target: EventTarget | null) => ({
  isTyping: target instanceof Element && target.closest(typing) !== null,
  isDialogOpen: document.querySelector('dialog[open], .swal2-container') !== null,
  isOnRow: target instanceof Element && target.closest('[data-row]') !== null,
});

/** Calls the handler of a key's command; leaves other keys to the browser. */
export function useKeys(commands: Partial<Readonly<Record<Command, () => void>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !lettersAreOn()) return;
    const command = toCommand(event, readSurroundings(event.target));
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
