import { useMemo, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '../wait.ts';
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

/** A file in the cloud may never answer. */
const READ_LIMIT_MS = 15 * SECOND_MS;

/** A file as every browser's database accepts it. @throws when it cannot be read within 15 s */
export async function toFileBytes(file: Blob): Promise<StoredFile> {
  const bytes = await inTime(file.arrayBuffer(), READ_LIMIT_MS);
  return { type: file.type, size: bytes.byteLength, bytes };
}

export type ReadProblem = 'unreadable' | 'empty';

/** Reads a file that the user chose. Never rejects. */
export async function readChosen(file: Blob): Promise<StoredFile | ReadProblem> {
  try {
    const read = await toFileBytes(file);
    return read.size === 0 ? 'empty' : read;
  } catch {
    return 'unreadable';
  }
}

export const toBlob = ({ bytes, type }: StoredFile): Blob => new Blob([bytes], { type });
