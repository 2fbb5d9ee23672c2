import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from './config.ts';

/** The URL of the server on this machine. */
export function toLocalAddress({ host }: Pick<Config, 'host'>, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The origin of links in mails that were not caused by a request. */
export const toOwnOrigin = ({ subscription, host, port }: Config): string =>
  subscription.publicUrl ?? toLocalAddress({ host }, port);

export interface Program {
  file: string;
  execArgv: string[];
}

/** Programs that the server starts, by the path of their source. */
const sources = {
  'embedded-process': './db/engine/embedded-process.ts',
  'logo-process': './companies/logo-process.ts',
} as const;

export type ProgramName = keyof typeof sources;

const findLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Finds a program beside the built server, or among the sources. */
export function findProgram(name: ProgramName): Program {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? sources[name] : `./${name}.js`, import.meta.url);
  return { file: fileURLToPath(entry), execArgv: isSource ? ['--import', findLoader()] : [] };
}

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findUp(parent);
}

/** The folder of package.json, for the sources and the built server. */
export const projectRoot = (): string => findUp(dirname(fileURLToPath(import.meta.url)));
