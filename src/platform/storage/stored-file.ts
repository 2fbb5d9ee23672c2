import { useMemo, useSyncExternalStore } from 'react';
import type { StoredFile, FileBytes } from './stored-file-schema.ts';

/** The address of a file, which lives while it is subscribed to. */
function createAddress(file: StoredFile | null | undefined) {
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
export function useObjectUrl(file: StoredFile | null | undefined): string {
  const { get, subscribe } = useMemo(() => createAddress(file), [file]);
  return useSyncExternalStore(subscribe, get, none);
}

/** A file in the form that every browser's database takes. */
export async function toFileBytes(file: Blob): Promise<FileBytes> {
  return { type: file.type, size: file.size, bytes: await file.arrayBuffer() };
}

/** A kept file to show, hand out or send. */
export const toBlob = (kept: StoredFile): Blob =>
  kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type });
