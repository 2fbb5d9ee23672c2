import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { ClientConfig } from '#contract/config/client-config.ts';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/device/worker.ts';
import { splitLanguage } from '#contract/http/languages.ts';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';
import type { ClientConfigs } from '../config.ts';
import { compress, type Compression } from './response/compression.ts';
import { cachePolicy } from './response/conditional.ts';
import { contentTypeOf, isCompressible } from './response/content.ts';
import { escapeHtml, toScriptJson } from './response/html.ts';
import { toPagePolicy, toWorkerPolicy } from './response/security-headers.ts';

const usual = v.parse(ClientConfig, {});
const builtName = usual.appName;

/** Only settings that differ from the defaults, to keep the page small. */
function toSettings(config: ClientConfig): object {
  const before = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));
  const own = Object.entries(config).filter(([name, value]) => before.get(name) !== JSON.stringify(value));
  return Object.fromEntries(own);
}

/** Inserts settings into a page. */
export function insertConfig(html: string, config: ClientConfig): string {
  const json = toScriptJson(toSettings(config));
  const at = html.indexOf(`id="${CONFIG_ELEMENT_ID}"`);
  const begin = html.indexOf('>', at) + 1;
  const configured =
    at < 0 ? html : html.slice(0, begin) + json + html.slice(html.indexOf('</script>', begin));
  return configured.replace(/<title>[^<]*<\/title>/, (title) =>
    title.replaceAll(builtName, () => escapeHtml(config.appName)),
  );
}

/** Inserts the deployment's name into the manifest. */
export function nameManifest(manifest: string, { appName }: ClientConfig): string {
  if (appName === builtName) return manifest;
  const parsed: unknown = JSON.parse(manifest);
  return JSON.stringify(Object.assign({}, parsed, { name: appName, short_name: appName }));
}

/** Inserts a hash of the settings into the worker, because stored pages contain the settings. */
export function insertRevision(worker: string, configs: ClientConfigs): string {
  const revision = createHash('sha256').update(JSON.stringify(configs)).digest('hex').slice(0, 12);
  return worker.replaceAll(CONFIG_REVISION_PLACEHOLDER, revision);
}

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

/**
 * A service worker for emergencies: it replaces the app's worker on every device, deletes the caches and unregisters
 * itself. It has no `fetch` handler, so pages come from the server; it reloads no page, so typed text is not lost; and
 * it does not touch IndexedDB, which contains saved jobs, letters and drafts.
 */
const KILL_WORKER = `// This worker takes itself away: see "When the worker itself is broken" in sw/README.md.
self.addEventListener('install', () => {
  self.skipWaiting();
  // Chromium stops the worker before this one; when a page wakes that one at the same moment, this one waits until
  // no page has asked for anything in a while. It is asked again when the page has loaded; a third time is not heard.
  setTimeout(() => self.skipWaiting(), 3000);
});
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** The client's files with the emergency worker instead of the app's. */
export function killWorker(files: ClientFiles): ClientFiles {
  const worker = files.get('/sw.js');
  if (worker === undefined) return files;
  const content = Buffer.from(KILL_WORKER);
  const killer: ClientFile = {
    headers: worker.headers,
    content,
    compressed: new Map(),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
  return new Map([...files, ['/sw.js', killer]]);
}
