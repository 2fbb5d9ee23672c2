import { useLayoutEffect, useSyncExternalStore } from 'react';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { useAnnounceStart } from '../startup/app-start.ts';
import { clientConfig } from '../startup/config.ts';

let isNamed = false;
let announcement = '';
const listeners = new Set<() => void>();

function announce(name: string): void {
  // The browser itself says the name of the page it opened; every later one is ours to say.
  if (isNamed) announcement = name;
  isNamed = true;
  for (const listener of listeners) listener();
}

/**
 * Names the page in the tab and to screen readers, for as long as the screen is shown.
 * @param title without the product's name; '' while it is not known
 * @param name what screen readers say, for a title that changes while the page stays
 */
export function usePageTitle(title: string, name = title): void {
  useAnnounceStart();
  useLayoutEffect(() => {
    if (title !== '') document.title = toWindowTitle(title, clientConfig().appName);
  }, [title]);
  useLayoutEffect(() => {
    if (name !== '') announce(name);
  }, [name]);
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
