import { useMemo, useSyncExternalStore } from 'react';
import type { StoredFile } from './stored-file-schema.ts';

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

/** An object URL of a stored file; '' without one and before it is shown. */
export function useObjectUrl(file: StoredFile | null | undefined): string {
  const { get, subscribe } = useMemo(() => createAddress(file), [file]);
  return useSyncExternalStore(subscribe, get, none);
}

/** A file as every browser's database accepts it. */
export async function toFileBytes(file: Blob): Promise<StoredFile> {
  return { type: file.type, size: file.size, bytes: await file.arrayBuffer() };
}

export const toBlob = ({ bytes, type }: StoredFile): Blob => new Blob([bytes], { type });
