import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { IF_MATCH_HEADER, toIfMatch } from '#contract/http/write-headers.ts';
import { readSocketPath, createOperatorApi } from '../admin/operator-api.ts';
import { readConfig, type Config } from '../config.ts';
import { findCode } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { logToConsole } from '../log.ts';
import { openQueue } from '../queue/queue.ts';
import { withDatabase } from './operator-command.ts';

/** Calls the operator's API: on the running server of this data folder, else in this process. */

/** While a server starts or stops, it locks the data folder but does not answer. */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 500;
const NOBODY_LISTENS = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

interface Call {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
}

/** @returns the body of the answer */
type Send = (path: string, call: Call) => Promise<string>;

const Envelope = v.variant('success', [
  v.object({
    success: v.literal(true),
    message: v.optional(v.string(), ''),
    data: v.unknown(),
  }),
  v.object({
    success: v.literal(false),
    code: v.string(),
    message: v.string(),
    data: v.optional(v.unknown()),
  }),
]);

/** The API has refused a request. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export interface AdminApi {
  /** @returns the `data` of the answer @throws Refusal */
  read<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>>;
  /** @returns the `message` and `data` of the answer @throws Refusal */
  write(
    path: string,
    sent?: { body?: object | undefined; version?: number | undefined },
  ): Promise<{ message: string; data: unknown }>;
}

async function ask(send: Send, path: string, call: Call): Promise<{ message: string; data: unknown }> {
  const answer = v.parse(Envelope, JSON.parse(await send(path, call)));
  if (!answer.success) throw new Refusal(answer.code, answer.message, answer.data);
  return answer;
}

const toAdminApi = (send: Send): AdminApi => ({
  async read(schema, path) {
    const { data } = await ask(send, path, { method: 'GET', headers: {}, body: null });
    return v.parse(schema, data);
  },
  async write(path, { body = {}, version } = {}) {
    const headers = {
      'Content-Type': 'application/json',
      ...(version !== undefined && { [IF_MATCH_HEADER]: toIfMatch(version) }),
    };
    return ask(send, path, { method: 'POST', headers, body: JSON.stringify(body) });
  },
});

const toSocket =
  (socketPath: string): Send =>
  async (path, { method, headers, body }) => {
    const outgoing = request({ socketPath, path, method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    outgoing.end(body);
    return text(await answered);
  };

/** The API of the server that runs on this data folder; null if none answers. */
export async function findRunningServer(dataDir: string): Promise<AdminApi | null> {
  const socketPath = await readSocketPath(dataDir);
  if (socketPath === null) return null;
  const send = toSocket(socketPath);
  try {
    await send('/', { method: 'GET', headers: {}, body: null });
    return toAdminApi(send);
  } catch (error) {
    if (NOBODY_LISTENS.has(findCode(error) ?? '')) return null;
    throw error;
  }
}

/** The API in this process. */
export function toLocalApi(context: Parameters<typeof createOperatorApi>[0]): AdminApi {
  const api = createOperatorApi(context);
  return toAdminApi(async (path, call) => (await api.request(path, call)).text());
}

const runAlone = (run: (api: AdminApi) => Promise<void>): Promise<void> =>
  withDatabase(async (db, config) => {
    const queue = await openQueue({ db, log: logToConsole });
    await run(toLocalApi({ db, queue, config, clock: Date.now, log: logToConsole }));
  });

/** Only one process can open the embedded database, so a running server is asked. */
async function runEmbedded({ dataDir }: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const api = await findRunningServer(dataDir);
    if (api !== null) return run(api);
    try {
      return await runAlone(run);
    } catch (error) {
      const isInUse = error instanceof StartupError && error.message.includes(' is in use by ');
      if (!isInUse || attempt === MAX_ATTEMPTS) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Runs a command with the API of the configured database. */
export async function withAdminApi(run: (api: AdminApi) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await (config.databaseUrl === undefined ? runEmbedded(config, run) : runAlone(run));
}
