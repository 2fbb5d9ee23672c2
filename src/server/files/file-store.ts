import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { FILES_BASE } from '#contract/http/paths.ts';

const segmentPattern = /^[^\p{Cc}\p{Cs}/\\:*?"<>|]{1,120}$/u;
const isSafeSegment = (segment: string): boolean => segmentPattern.test(segment) && !segment.startsWith('.');

interface NewFile {
  folder: string;
  name: string;
  bytes: Uint8Array;
}

interface FileAddress {
  segments: [folder: string, hash: string, name: string];
  /** Relative to the API host: "/files/{folder}/{hash}/{name}". */
  path: string;
}

/** The address of a new file. @throws Error for an unsafe folder or name */
export function toFileAddress({ folder, name, bytes }: NewFile): FileAddress {
  if (!isSafeSegment(folder) || !isSafeSegment(name)) throw new Error(`Not a file name: ${folder}/${name}`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    segments: [folder, hash, name],
    path: [FILES_BASE, folder, hash, encodeURIComponent(name)].join('/'),
  };
}

/** The decoded segments of a path below {@link FILES_BASE}; null for an impossible path. */
export function readFileAddress(path: string): string[] | null {
  if (!path.startsWith(`${FILES_BASE}/`)) return null;
  try {
    const segments = path.slice(FILES_BASE.length + 1).split('/');
    const decoded = segments.map((segment) => decodeURIComponent(segment));
    return decoded.length <= 4 && decoded.every(isSafeSegment) ? decoded : null;
  } catch {
    return null;
  }
}

/** The content hash in an address; null if absent. */
export function hashOf(segments: readonly string[]): string | null {
  const hash = segments.at(-2) ?? '';
  return /^[0-9a-f]{32}$/.test(hash) ? hash : null;
}

export interface FileEntry {
  name: string;
  size: number;
  modified: Date;
  /** Strong and quoted. The same on every server if the address has a hash. */
  etag: string;
  isImmutable: boolean;
  /** Opens the file and reads a range, both ends included. */
  read(range: { start: number; end: number }): Promise<Readable>;
}

/** Stored files, addressed as "/files/{folder}/{hash}/{name}". */
export interface FileStore {
  /** Stores a file. @returns its path */
  put(file: NewFile): Promise<string>;
  open(path: string): Promise<FileEntry | null>;
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>;
}

async function findFile(path: string): Promise<Stats | null> {
  const found = await lstat(path).catch(() => null);
  return found?.isFile() ? found : null;
}

/** Writes atomically, by renaming a temporary file. */
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

async function openFile(path: string, hash: string | null): Promise<FileEntry | null> {
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

/** Files in a folder of the data directory. */
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
