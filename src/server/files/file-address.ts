import { createHash } from 'node:crypto';
import { FILES_BASE } from '#contract/http/paths.ts';

const segmentPattern = /^[^\p{Cc}\p{Cs}/\\:*?"<>|]{1,120}$/u;
const isSafeSegment = (segment: string): boolean => segmentPattern.test(segment) && !segment.startsWith('.');

export interface NewFile {
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
