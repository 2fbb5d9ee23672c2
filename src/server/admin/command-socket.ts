import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { AppContext } from '../app-context.ts';
import { createRunFolder } from '../db/engine/run-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { StartupError } from '../errors/startup-error.ts';
import { AdminCommand, refusal, Report } from './commands.ts';
import { runAdminCommand } from './run-command.ts';

/** A Unix socket, for its own user only, that takes commands while a server holds the embedded database. */

const FILE_NAME = 'admin-door.json';
const Address = v.object({ socket: v.string() });
const OPENER_ERRORS = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);
const MAX_COMMAND_CHARS = 100_000;

type SocketContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'queue'>;

async function readCommand(incoming: IncomingMessage): Promise<AdminCommand | null> {
  const body = await text(incoming);
  if (body.length > MAX_COMMAND_CHARS) return null;
  const parsed = v.safeParse(AdminCommand, JSON.parse(body));
  return parsed.success ? parsed.output : null;
}

async function answer(context: SocketContext, incoming: IncomingMessage): Promise<Report> {
  try {
    const command = await readCommand(incoming);
    if (command !== null) return await runAdminCommand(context, command);
    return refusal('The running server does not know this command. Please restart it.');
  } catch (error) {
    context.log({ level: 'error', event: 'operator command failed', reason: error });
    return refusal('The running server could not do this. See its log.');
  }
}

/** Opens the socket in a new folder and publishes its address. @returns how to close it */
async function openSocket(context: SocketContext): Promise<() => Promise<void>> {
  const { dataDir } = context.config;
  const folder = await createRunFolder(dataDir);
  const socket = join(folder, 'commands');
  const onRequest = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const report = await answer(context, incoming);
    outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify(report));
  };
  const server = createServer((incoming, outgoing) => void onRequest(incoming, outgoing));
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

/** Takes commands, at a new socket after each restart of the engine. @returns how to stop */
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

async function readAddress(dataDir: string): Promise<string | null> {
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

async function post(socketPath: string, command: AdminCommand): Promise<Report> {
  const outgoing = request({ socketPath, method: 'POST', path: '/' });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  outgoing.end(JSON.stringify(command));
  return v.parse(Report, JSON.parse(await text(await answered)));
}

/** Sends a command to the server on this data folder. @returns null if no server is running */
export async function askRunningServer(dataDir: string, command: AdminCommand): Promise<Report | null> {
  const socket = await readAddress(dataDir);
  if (socket === null) return null;
  try {
    return await post(socket, command);
  } catch (error) {
    if (OPENER_ERRORS.has(findCode(error) ?? '')) return null;
    throw error;
  }
}
