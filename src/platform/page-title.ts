import { useLayoutEffect, useSyncExternalStore } from 'react';
import { clientConfig } from './config.ts';

let isNamed = false;
let announcement = '';
const listeners = new Set<() => void>();

function change(next: string): void {
  // The browser itself says the name of the page it opened; every later one is ours to say.
  if (isNamed) announcement = next;
  isNamed = true;
  document.title = `${next} · ${clientConfig().appName}`;
  for (const listener of listeners) listener();
}

/**
 * Names the page in the tab and to screen readers, for as long as the screen is shown.
 * @param title without the product's name; '' while it is not known
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    if (title !== '') change(title);
  }, [title]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readAnnouncement = () => announcement;
const nothing = () => '';

/** The name of the page that was gone to, for the live region; '' on the page that was opened first. */
export function usePageAnnouncement(): string {
  return useSyncExternalStore(subscribe, readAnnouncement, nothing);
}
