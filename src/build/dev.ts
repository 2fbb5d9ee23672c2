import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createServer, type IndexHtmlTransformResult, type Plugin } from 'vite';
import type { ClientConfig } from '#contract/config/client-config.ts';
import { FILES_BASE, HEALTH_PATH } from '#contract/http/paths.ts';
import {
  DIGIMART_RETURN_BASE,
  operatorPaths,
  sandboxPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
} from '#contract/subscription/paths.ts';
import { readConfig, toClientConfigs } from '#server/config.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { insertConfig } from '#server/http/client-files.ts';
import { NOTIFICATION_BASE } from '#server/subscription/routes.ts';
import { createClientConfig } from './client-config.ts';
import { withLanguage } from './shell-plugin.ts';

/** Vite with hot reload and, behind it, the API, restarted on changes. */

export const HEAD_SCRIPT = '/src/page/head.ts';

/** The page with settings and head script, which the build writes into it. */
export function toDevPage(html: string, config: ClientConfig): IndexHtmlTransformResult {
  return {
    html: insertConfig(html, config),
    tags: [{ tag: 'script', attrs: { type: 'module', src: HEAD_SCRIPT }, injectTo: 'head' }],
  };
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const serverPaths = [
  '/api',
  FILES_BASE,
  HEALTH_PATH,
  ...Object.values(operatorPaths),
  UNSUBSCRIBE_SERVICE_SEGMENT,
  '/index.php',
  DIGIMART_RETURN_BASE,
  NOTIFICATION_BASE,
  sandboxPaths.page,
];

async function findFreePort(): Promise<number> {
  const probe = createProbe();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

function startApi(port: number) {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const command = [tsx, 'watch', '--clear-screen=false', join(root, 'src/server/main.ts')];
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  return spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function relay(output: Readable, address: string): Promise<void> {
  for await (const line of createInterface({ input: output })) {
    process.stdout.write(`${line.replace(/(?<= is ready: )\S+$/, address)}\n`);
  }
}

async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const apiPort = await findFreePort();
  const target = `http://127.0.0.1:${apiPort}`;
  const language = process.argv.includes('--bn') ? 'bn' : 'en';
  const configured: Plugin = {
    name: 'kaj-config',
    transformIndexHtml: (html) => toDevPage(withLanguage(html, language), toClientConfigs(config)[language]),
  };
  const client = createClientConfig(language);
  const vite = await createServer({
    root,
    configFile: false,
    ...client,
    plugins: [...(client.plugins ?? []), configured],
    server: {
      port: config.port,
      strictPort: true,
      host: config.host ?? true,
      proxy: Object.fromEntries(serverPaths.map((path) => [path, target])),
    },
  });
  await vite.listen();
  const api = startApi(apiPort);
  void relay(api.stdout, vite.resolvedUrls?.local[0] ?? `http://localhost:${config.port}`);
  const stop = async (): Promise<void> => {
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await Promise.all([ended, vite.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exit(1);
});
