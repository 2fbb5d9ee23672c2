import { useMemo, useSyncExternalStore } from 'react';

/** The address of a blob, which lives while it is subscribed to. */
function createAddress(blob: Blob | null | undefined) {
  let url = '';
  return {
    get: () => url,
    subscribe: (listener: () => void) => {
      if (blob) url = URL.createObjectURL(blob);
      listener();
      return () => {
        URL.revokeObjectURL(url);
        url = '';
      };
    },
  };
}

const none = () => '';

/** An address to show a blob at, revoked when it is no longer shown; '' without one, and before it is shown. */
export function useObjectUrl(blob: Blob | null | undefined): string {
  const { get, subscribe } = useMemo(() => createAddress(blob), [blob]);
  return useSyncExternalStore(subscribe, get, none);
}
