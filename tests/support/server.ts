import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import type { AppContext } from '#server/app-context.ts';
import { createApp } from '#server/app.ts';
import { readConfig, toClientConfigs, type Config } from '#server/config.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { loadClientFiles } from '#server/http/client-files.ts';
import type { LogEntry } from '#server/log.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { openQueue } from '#server/queue/queue.ts';
import type { Renderers } from '#server/pages/load-renderer.ts';
import { createGateway } from '#server/subscription/open-gateway.ts';
import { claimPhoneKey } from '#server/subscription/phone-keys.ts';
import { createTestDatabase } from './database.ts';

export interface TestServerOptions {
  config?: Partial<Config>;
  /** Folder of a built client to serve as well. */
  clientFolder?: string;
  /** Renders the pages of that client; else they come as they were built. */
  renderers?: Renderers;
  /** Where the clock stands, in ms since the epoch, until it is moved; otherwise it runs. */
  heldAt?: number;
  /** How long operators, simulated ones too, may take to answer, in ms; as long as in the sandbox without it. */
  operatorTimeoutMs?: number;
}

/** Keys of the subscription, the same for every test server. */
export const testSecrets = {
  phoneKey: 'a key for phone numbers in tests alone',
  notificationKey: 'notification-key-of-tests',
};

/** The real app on a fresh database and a folder of its own. Requests go in as functions, without a socket. */
export interface TestServer {
  app: Hono;
  context: AppContext;
  /** Everything that was logged, oldest first. */
  logs: LogEntry[];
  /** Moves the server's clock, in ms, once the work in the background has ended: it belongs to the time before. */
  advance: (ms: number) => Promise<void>;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends and reads JSON. */
  send: (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

const toAuthorization = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

/** An answer with its JSON, null where it has none. */
export async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

/** Rate limits are off unless a test asks for them. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaj-test-'));
  const metrics = createMetrics();
  const database = await createTestDatabase(undefined, metrics);
  const config = { ...readConfig({}), dataDir, rateLimitFactor: 0, ...options.config };
  const logs: LogEntry[] = [];
  let skew = 0;
  const base = {
    db: database.db,
    config,
    clock: () => (options.heldAt ?? Date.now()) + skew,
    log: metrics.countEntries((entry) => void logs.push(entry)),
    metrics,
  };
  const gateway = createGateway(base, { ...testSecrets, timeoutMs: options.operatorTimeoutMs ?? 4000 });
  await claimPhoneKey(base.db, gateway.phones.fingerprint);
  const queue = await openQueue(base);
  const disk = { requireSpace: () => undefined };
  const mailer = openMailer(config);
  const context: AppContext = { ...base, gateway, queue, mailer, files: createFileStore(dataDir), disk };
  const { clientFolder } = options;
  const client =
    clientFolder === undefined ? new Map() : await loadClientFiles(clientFolder, toClientConfigs(config));
  const app = createApp(context, client, options.renderers);
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  return {
    app,
    context,
    logs,
    request,
    advance: async (ms) => {
      await gateway.background.settle();
      skew += ms;
    },
    send: async (method, path, body, token) => {
      const headers = { 'Content-Type': 'application/json', ...toAuthorization(token) };
      const sent = body === undefined ? null : JSON.stringify(body);
      return toAnswer(await request(path, { method, headers, body: sent }));
    },
    close: async () => {
      await gateway.stop();
      mailer.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server for the tests of one file. @returns a function, as it does not exist before they run */
export function useTestServer(options?: TestServerOptions): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await createTestServer(options);
  });
  afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server is there while tests run.');
    return server;
  };
}
