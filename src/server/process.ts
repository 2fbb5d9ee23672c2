import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

/** The URL of the server on this machine. */
export function toLocalAddress({ host }: Pick<Config, 'host'>, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The origin of links in mails that were not caused by a request. */
export const toOwnOrigin = ({ subscription, host, port }: Config): string =>
  subscription.publicUrl ?? toLocalAddress({ host }, port);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findUp(parent);
}

/** The folder of package.json, for the sources and the built server. */
export const projectRoot = (): string => findUp(dirname(fileURLToPath(import.meta.url)));
