import { useLayoutEffect } from 'react';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { hasBrowser } from '../browser/browser.ts';
import { pageData } from './page-data.ts';

let announce: () => void;

/** Resolves when the app has started. */
export const whenStarted = new Promise<void>((resolve) => (announce = resolve));

/** Marks the app as started with the first screen that mounts. */
export function useAnnounceStart(): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
    announce();
  }, []);
}

/** True while rendering must match the server's HTML. */
export const isHydrating = (): boolean =>
  !hasBrowser || (pageData() !== null && !document.documentElement.hasAttribute(STARTED_ATTRIBUTE));
