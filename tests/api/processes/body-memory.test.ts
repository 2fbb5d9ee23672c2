import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import { startApp, type AppProcess } from '../../support/app-process.ts';
import { createEmployer } from '../../support/employer.ts';

let app: AppProcess;
let token = '';
beforeAll(async () => {
  app = await startApp();
  ({ token } = await createEmployer(app));
});
afterAll(() => app.stop());

/** Where bodies were stored before anybody asked for them, 500 took 2.4 GB. */
const MOST_MB = 150;
const SENDERS = 500;
const PIECE = Buffer.alloc(64 * 1024, 'x');
const BODY_BYTES = 5_900_000;

async function readMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Sends most of a body, as far as the server reads it or until it answers. @returns the status; 0 where it was cut */
async function send(socket: Socket, head: string): Promise<number> {
  const answered = new Promise<number>((resolve) => {
    socket.once('data', (data) => resolve(Number(data.toString().slice(9, 12))));
    socket.once('close', () => resolve(0));
  });
  socket.write(head);
  const left = { bytes: BODY_BYTES - PIECE.length };
  const step = () => {
    if (socket.destroyed || left.bytes < 0) return;
    left.bytes -= PIECE.length;
    const isTaken =
      socket.write(`${PIECE.length.toString(16)}\r\n`) && socket.write(PIECE) && socket.write('\r\n');
    if (isTaken) setImmediate(step);
    else socket.once('drain', step);
  };
  step();
  return answered;
}

test.runIf(process.platform === 'linux').each([
  ['without a token', () => '', 401],
  ['of an account', () => `Authorization: Bearer ${token}\r\n`, 411],
])('bodies without a length from two addresses %s use up no memory', async (_, toHeader, status) => {
  await fetch(app.origin);
  const before = await readMegabytes();
  const { port } = new URL(app.origin);
  const head = `POST ${apiPaths.companies} HTTP/1.1\r\nHost: kaj.test\r\n${toHeader()}Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const sockets = Array.from({ length: SENDERS }, (_, index) =>
    connect({
      port: Number(port),
      host: '127.0.0.1',
      localAddress: index % 2 === 0 ? '127.0.0.2' : '127.0.0.3',
    }),
  );
  const answers: number[] = [];
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.once('connect', () => void send(socket, head).then((answer) => answers.push(answer)));
  }
  let most = before;
  while (answers.length < SENDERS) {
    expect((await fetch(`${app.origin}${HEALTH_PATH}`)).status).toBe(200);
    most = Math.max(most, await readMegabytes());
  }
  expect(new Set(answers)).toContain(status);
  expect(most - before).toBeLessThan(MOST_MB);
  for (const socket of sockets) socket.destroy();
});
