import { createHash } from 'node:crypto';
import { FILES_BASE } from '#contract/http/paths.ts';

const segmentPattern = /^[^\p{Cc}\p{Cs}/\\:*?"<>|]{1,120}$/u;
const isSafeSegment = (segment: string): boolean => segmentPattern.test(segment) && !segment.startsWith('.');

/** A file to store. The name is what people see when they download it. */
export interface NewFile {
  /** What it belongs to: "logos", "covers", "resumes". */
  folder: string;
  name: string;
  bytes: Uint8Array;
}

/** Where a new file goes: the same content has the same address. */
interface FileAddress {
  /** Folder, hash of the content, name. */
  segments: [folder: string, hash: string, name: string];
  /** As the API names it, relative to its host: "/files/{folder}/{hash}/{name}". */
  path: string;
}

/** @throws Error for a folder or name that would leave its place */
export function toFileAddress({ folder, name, bytes }: NewFile): FileAddress {
  if (!isSafeSegment(folder) || !isSafeSegment(name)) throw new Error(`Not a file name: ${folder}/${name}`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    segments: [folder, hash, name],
    path: [FILES_BASE, folder, hash, encodeURIComponent(name)].join('/'),
  };
}

/** The segments of a path below {@link FILES_BASE}, decoded; null for a path that no file can have. */
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

/** The hash in an address whose content can never change; null in others. */
export function hashOf(segments: readonly string[]): string | null {
  const hash = segments.at(-2) ?? '';
  return /^[0-9a-f]{32}$/.test(hash) ? hash : null;
}
