import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startProgram } from './bundled-programs.ts';

/** The server as an operator runs it: a process, its settings in the environment. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it has written so far. */
  stdout: () => string;
  stderr: () => string;
  /** Resolves with the printed address once it accepts requests; rejects when it ends before that. */
  ready: Promise<string>;
  /** Resolves when it has ended. */
  exited: Promise<{ code: number | null; signal: string | null }>;
}

/** Starts one with these settings alone. @param wrapper see {@link startProgram} */
export function startServerProcess(
  settings: Record<string, string>,
  wrapper: readonly string[] = [],
): ServerProcess {
  const child = startProgram('main', settings, [], wrapper);
  const written = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.stderr += text));
  const exited = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = / is ready: (\S+)/.exec(written.stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exited.then(() => reject(new Error(`The server ended: ${written.stderr}`)));
  });
  ready.catch(() => undefined);
  return { child, stdout: () => written.stdout, stderr: () => written.stderr, ready, exited };
}

/** Occupies a port. */
export async function occupyPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { port, release: () => new Promise((resolve) => server.close(() => resolve())) };
}
