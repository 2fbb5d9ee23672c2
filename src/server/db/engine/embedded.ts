import * as v from 'valibot';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MINUTE_MS } from '#contract/limits.ts';
import { findProgram } from '../../find-program.ts';
import type { Log } from '../../log.ts';
import { StartupError } from '../../errors/startup-error.ts';

const Report = v.variant('kind', [
  v.object({ kind: v.literal('ready'), socketDir: v.string() }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type Report = v.InferOutput<typeof Report>;

type Command = 'close';

function readReport(message: unknown): Report | null {
  const parsed = v.safeParse(Report, message);
  return parsed.success ? parsed.output : null;
}

export function readEngineCommand(message: unknown): Command | null {
  return message === 'close' ? message : null;
}

export interface EmbeddedState {
  isUp: boolean;
  /** How often the engine was restarted. */
  restarts: number;
}

/** A running engine: PostgreSQL's protocol on a Unix socket in a private folder, a new one at each start. */
export interface Embedded {
  socketDir: () => string;
  /** Runs a callback after each restart. */
  onRestart: (run: () => void) => void;
  /** Kills an unresponsive engine and starts a new one. */
  replace: () => void;
  readState: () => EmbeddedState;
  close: () => Promise<void>;
}

const CLOSE_MS = 3000;
const RESTART_DELAY_MS = 100;
const RESTARTS_A_MINUTE = 3;

/** How long an engine that ended waits for its next start. @param starts when earlier ones were started again */
export function toRestartDelay(starts: readonly number[], now: number): number {
  const third = starts.at(-RESTARTS_A_MINUTE) ?? -Infinity;
  return Math.max(RESTART_DELAY_MS, third + MINUTE_MS - now);
}

function spawnEngine(dataDir: string, isImport = false): ChildProcess {
  const { file, execArgv } = findProgram('embedded-process');
  return fork(file, [dataDir, ...(isImport ? ['importing'] : [])], {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** @returns the folder of its socket */
async function untilReady(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => ({
    kind: 'failed' as const,
    message: 'The embedded database ended while it was opened.',
  }));
  const reported = once(child, 'message').then(([message]) => readReport(message));
  const report = await Promise.race([reported, ended]);
  if (report?.kind === 'ready') return report.socketDir;
  throw new StartupError(report?.message ?? 'The embedded database could not be opened.');
}

async function stopEngine(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  // The process may be exiting; without a callback, `send` would emit 'error'.
  if (child.connected) child.send('close', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
  await exited;
  clearTimeout(timer);
}

/** Starts the embedded engine and restarts it after crashes. @throws StartupError when the folder cannot be used */
export async function startEmbedded({
  dataDir,
  isImport,
  log = () => undefined,
}: {
  dataDir: string;
  isImport?: boolean | undefined;
  log?: Log | undefined;
}): Promise<Embedded> {
  const folder = resolve(dataDir);
  let child = spawnEngine(folder, isImport);
  let socketDir = '';
  let isClosing = false;
  /** A killed engine leaves its folder behind. */
  const removeSockets = async () => {
    if (socketDir !== '') await rm(socketDir, { recursive: true, force: true });
  };
  const close = async () => {
    isClosing = true;
    await stopEngine(child);
    await removeSockets();
  };

  const starts: number[] = [];
  const state: EmbeddedState = { isUp: false, restarts: 0 };
  const restarted: (() => void)[] = [];
  const watch = () => {
    child.once('exit', () => {
      state.isUp = false;
      if (isClosing) return;
      const delayMs = toRestartDelay(starts, performance.now());
      log({ level: 'alert', event: 'embedded database ended, restarting', fields: { delayMs } });
      setTimeout(() => void restart(), delayMs);
    });
  };
  const restart = async () => {
    await removeSockets();
    if (isClosing) return;
    child = spawnEngine(folder);
    state.restarts += 1;
    starts.splice(0, starts.length - RESTARTS_A_MINUTE + 1);
    starts.push(performance.now());
    watch();
    try {
      socketDir = await untilReady(child);
    } catch {
      return;
    }
    state.isUp = true;
    for (const run of restarted) run();
  };

  try {
    socketDir = await untilReady(child);
  } catch (error) {
    await close();
    throw error;
  }
  state.isUp = true;
  watch();
  return {
    socketDir: () => socketDir,
    onRestart: (run) => void restarted.push(run),
    replace: () => void child.kill('SIGKILL'),
    readState: () => ({ ...state }),
    close,
  };
}
