import { useMemo, useSyncExternalStore } from 'react';
import { toBlob } from './kept-file.ts';
import type { KeptFile } from './kept-file-schema.ts';

/** The address of a file, which lives while it is subscribed to. */
function createAddress(file: KeptFile | null | undefined) {
  let url = '';
  return {
    get: () => url,
    subscribe: (listener: () => void) => {
      if (file) url = URL.createObjectURL(toBlob(file));
      listener();
      return () => {
        URL.revokeObjectURL(url);
        url = '';
      };
    },
  };
}

const none = () => '';

/** An address to show a kept file at, revoked when it is no longer shown; '' without one, and before it is shown. */
export function useObjectUrl(file: KeptFile | null | undefined): string {
  const { get, subscribe } = useMemo(() => createAddress(file), [file]);
  return useSyncExternalStore(subscribe, get, none);
}
