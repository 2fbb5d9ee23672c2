import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { applicationKeyPaths, reportPaths } from '#contract/http/api-paths.ts';
import { API_BASE } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { addKey } from '../applications/seal.ts';
import { inTransaction } from '../db/connection.ts';
import { createRunFolder } from '../db/engine/private-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { missingRoute, onFailure } from '../http/failures.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { type AdminContext, operator } from './admin-request.ts';
import { createAdminReportRoutes } from './report-routes.ts';
import { createAdminRoutes } from './routes.ts';

const asOperator = createMiddleware<UserEnv>(async (c, next) => {
  c.set('user', operator);
  await next();
});

/** Later applications use the new key. A background job encrypts the earlier ones again. @returns the key's number */
const rotateKey = ({ db, queue }: AdminContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    await queue.enqueue(tx, 'seal-applications', {}, { singletonKey: 'all' });
    return addKey(tx);
  });

/** The administrators' API without sessions, for the command line. Never serve it on a port. */
export function createOperatorApi(context: AdminContext & Pick<AppContext, 'log'>): Hono {
  const api = new Hono();
  api.onError(onFailure(context));
  api.notFound(missingRoute);
  api.route(reportPaths.list, createAdminReportRoutes(context, asOperator));
  api.route(`${API_BASE}/admin`, createAdminRoutes(context, asOperator));
  api.post(applicationKeyPaths.rotateKey, async (c) =>
    c.json({ success: true, data: { number: await rotateKey(context) } }),
  );
  return api;
}

/** A Unix socket, for its own user only, that serves the operator's API while a server holds the embedded database. */

const FILE_NAME = 'admin-socket.json';
const Address = v.object({ socket: v.string() });

type SocketContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'queue'>;

/** Opens the socket in a new folder and publishes its address. @returns how to close it */
async function openSocket(context: SocketContext): Promise<() => Promise<void>> {
  const { dataDir } = context.config;
  const folder = await createRunFolder(dataDir);
  const socket = join(folder, 'commands');
  const server = createServer(getRequestListener(createOperatorApi(context).fetch));
  server.listen(socket);
  await once(server, 'listening');
  const file = join(dataDir, FILE_NAME);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify({ socket }), { mode: 0o600 });
  await rename(draft, file);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  };
}

/** Serves the API at a new socket after each restart of the engine. @returns how to stop */
export async function openCommandSocket(context: SocketContext): Promise<() => Promise<void>> {
  let opened = openSocket(context);
  await opened;
  let isStopped = false;
  const reopen = async (close: () => Promise<void>): Promise<() => Promise<void>> => {
    if (isStopped) return close;
    await close();
    return openSocket(context).catch((reason: unknown) => {
      context.log({ level: 'error', event: 'operator command failed', reason });
      return async () => undefined;
    });
  };
  context.db.onRestart(() => (opened = opened.then(reopen)));
  return async () => {
    isStopped = true;
    await rm(join(context.config.dataDir, FILE_NAME), { force: true });
    await (
      await opened
    )();
  };
}

/** The path of the socket of the server on this data folder; null if no server has written one. */
export async function readSocketPath(dataDir: string): Promise<string | null> {
  const file = join(dataDir, FILE_NAME);
  try {
    const parsed = v.safeParse(Address, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output.socket : null;
  } catch (error) {
    if (findCode(error) === 'EACCES') {
      throw new StartupError(`${file} belongs to another user: run this as the user who runs the server.`);
    }
    return null;
  }
}
