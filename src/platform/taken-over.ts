import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the app takes over the page that was painted before it, which it must find as it would have made
 * it: what only the app knows shows a moment later. True ever after, and where the app made the page itself.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
