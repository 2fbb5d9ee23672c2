import { useLayoutEffect } from 'react';
import { STARTED_ATTRIBUTE } from '#contract/pages.ts';

let announce: () => void;

/** Resolves when the app has started. */
export const whenStarted = new Promise<void>((resolve) => (announce = resolve));

/** The first screen that says so is the app's: what is pressed is heard from then on. */
export function useAnnounceStart(): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
    announce();
  }, []);
}
