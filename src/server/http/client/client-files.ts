import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { splitLanguage } from '#contract/http/languages.ts';
import type { ClientConfigs } from '../../config.ts';
import { cachePolicy } from '../response/cache-policy.ts';
import { insertConfig, insertRevision, nameManifest } from './client-page.ts';
import { compress, type Compression } from '../response/compression.ts';
import { contentTypeOf, isCompressible } from '../response/content-types.ts';
import { toPagePolicy, toWorkerPolicy } from '../response/security-headers.ts';

/** In memory, or created at the first request. */
type Body = Buffer | (() => Promise<Buffer>);

export interface ClientFile {
  headers: Readonly<Record<string, string>>;
  content: Buffer;
  compressed: ReadonlyMap<Compression, Body>;
  hash: string;
  /** True when equal hashes do not mean equal bytes (RFC 9110 §8.8.1). */
  isWeak?: boolean;
}
export type ClientFiles = ReadonlyMap<string, ClientFile>;

export const compressedNames = { br: '.br', gzip: '.gz' } as const;
const isCompressed = (name: string): boolean => /\.(?:br|gz)$/.test(name);

/** True for files into which the server inserts settings at its start. */
export const isConfigured = (path: string): boolean => /\.(?:html|webmanifest)$|^\/sw\.js$/.test(path);

function configure(path: string, content: Buffer, configs: ClientConfigs): Buffer {
  const text = content.toString();
  if (path === '/sw.js') return Buffer.from(insertRevision(text, configs));
  const config = configs[splitLanguage(path).locale];
  if (path.endsWith('.html')) return Buffer.from(insertConfig(text, config));
  return Buffer.from(nameManifest(text, config));
}

function toHeaders(path: string, content: Buffer, configs: ClientConfigs): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': contentTypeOf(path) };
  if (path.startsWith('/assets/')) headers['Cache-Control'] = cachePolicy.immutable;
  else headers['Cache-Control'] = isConfigured(path) ? cachePolicy.page : cachePolicy.fixedName;
  if (isCompressible(path)) headers['Vary'] = 'Accept-Encoding';
  if (path.endsWith('.html'))
    headers['Content-Security-Policy'] = toPagePolicy(content.toString(), configs.en);
  if (path === '/sw.js') headers['Content-Security-Policy'] = toWorkerPolicy(configs.en);
  return headers;
}

/** Compressed copies from the build, or created now if missing. */
async function toCompressed(path: string, file: string, content: Buffer): Promise<Map<Compression, Buffer>> {
  const compressed = new Map<Compression, Buffer>();
  if (!isCompressible(path)) return compressed;
  for (const coding of ['br', 'gzip'] as const) {
    const stored = isConfigured(path)
      ? null
      : await readFile(file + compressedNames[coding]).catch(() => null);
    const body = stored ?? (await compress(content, coding, 'small'));
    if (body.length < content.length) compressed.set(coding, body);
  }
  return compressed;
}

async function loadFile(path: string, file: string, configs: ClientConfigs): Promise<ClientFile> {
  const raw = await readFile(file);
  const content = isConfigured(path) ? configure(path, raw, configs) : raw;
  return {
    headers: toHeaders(path, content, configs),
    content,
    compressed: await toCompressed(path, file, content),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}

/**
 * Loads the built client with the deployment's settings. @returns no files if the folder does not exist
 *
 * Not with serveStatic of @hono/node-server (2.1): page, manifest and worker need settings inserted at the start, and it
 * has neither ETag nor 304, so a browser would download icons and pictures again after an hour.
 */
export async function loadClientFiles(folder: string, configs: ClientConfigs): Promise<ClientFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !isCompressed(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const loaded = await Promise.all(
    files.map(async (file): Promise<[string, ClientFile]> => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, await loadFile(path, file, configs)];
    }),
  );
  return new Map(loaded);
}

/** Loads the built client, and the chunks of the previous build, which open tabs still request. */
export async function loadBuilds(dist: string, configs: ClientConfigs): Promise<ClientFiles> {
  const [older, current] = await Promise.all([
    loadClientFiles(join(dist, 'older'), configs),
    loadClientFiles(join(dist, 'client'), configs),
  ]);
  return current.size === 0 ? current : new Map([...older, ...current]);
}
