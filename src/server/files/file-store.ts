import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { hashOf, readFileAddress, toFileAddress, type NewFile } from './file-address.ts';

/** The place where files are kept does not answer as it should: the same request may succeed later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/** A kept file. */
export interface StoredFile {
  name: string;
  size: number;
  modified: Date;
  /** Strong, with its quotes; the same from every server where the address holds the hash. */
  etag: string;
  /** True when the address holds the content's hash, so that it can never change. */
  isImmutable: boolean;
  /** Its bytes from `start` to `end`, both included. Nothing is opened before this is called. */
  read(range: { start: number; end: number }): Promise<Readable>;
}

/** Logos, covers and CV files, addressed as the API names them: "/files/{folder}/{hash}/{name}". */
export interface FileStore {
  /** Keeps a file and gives its path relative to the API host. The same content gives the same path. */
  put(file: NewFile): Promise<string>;
  /** @param path as {@link put} gave it, decoded or not; null when there is no such file */
  open(path: string): Promise<StoredFile | null>;
  /** Forgets a file, if it is there. */
  remove(path: string): Promise<void>;
}

/** Links are not followed: what is not a plain file is not there. */
async function findFile(path: string): Promise<Stats | null> {
  const found = await lstat(path).catch(() => null);
  return found?.isFile() ? found : null;
}

/** Written beside its place and moved there, so that nobody ever reads half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function openFile(path: string, hash: string | null): Promise<StoredFile | null> {
  const found = await findFile(path);
  if (found === null) return null;
  const version = `${found.size.toString(36)}-${found.mtime.getTime().toString(36)}`;
  return {
    name: basename(path),
    size: found.size,
    modified: found.mtime,
    etag: `"${hash ?? version}"`,
    isImmutable: hash !== null,
    read: async (range) => {
      const stream = createReadStream(path, range);
      await once(stream, 'open');
      return stream;
    },
  };
}

/** Files in a folder of the data directory. Nothing is touched until a file is kept or asked for. */
export function createFileStore(dataDir: string): FileStore {
  const root = resolve(dataDir, 'files');
  return {
    async put(file) {
      const { segments, path } = toFileAddress(file);
      const place = join(root, ...segments);
      if ((await findFile(place)) === null) await writeWhole(place, file.bytes);
      return path;
    },
    async open(path) {
      const segments = readFileAddress(path);
      return segments === null ? null : openFile(join(root, ...segments), hashOf(segments));
    },
    async remove(path) {
      const segments = readFileAddress(path);
      if (segments !== null) await rm(join(root, ...segments), { force: true });
    },
  };
}
