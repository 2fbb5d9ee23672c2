import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UploadData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import {
  addInboxJob,
  newApplicationKey,
  samplePdf,
  sendApplication,
  useJobStage,
  addPerson,
} from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);

let listening: Server;
let port = 0;
beforeAll(async () => {
  listening = createServer((request, response) => {
    void getRequestListener(server().app.fetch)(request, response);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const Address = v.object({ port: v.number() });
  ({ port } = v.parse(Address, listening.address()));
});
afterAll(() => void listening.close());

const CV_BYTES = 300_000;
const CUTS = 20;

test('a CV of 300 kB is sent through 20 cuts with at most 1.2 times its bytes', async () => {
  const { token } = await addPerson(server());
  const jobId = await addInboxJob(server(), stage());
  const key = newApplicationKey();
  const cv = Buffer.concat([samplePdf(), Buffer.alloc(CV_BYTES, 'cv')]);
  const path = applicationPaths.upload(key);
  const readOffset = async () => {
    const { body } = await server().send('GET', path, undefined, token);
    return v.parse(v.object({ data: UploadData }), body).data.offset;
  };
  let sent = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    const offset = await readOffset();
    const socket = connect(port, '127.0.0.1');
    const piece = cv.subarray(offset, offset + Math.ceil(CV_BYTES / (CUTS + 1)));
    const head = [
      `PATCH ${path} HTTP/1.1`,
      'Host: kaj.test',
      `Authorization: Bearer ${token}`,
      `Upload-Offset: ${offset}`,
      `Content-Length: ${cv.length - offset}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await new Promise<void>((done) => void socket.write(piece, () => done()));
    sent += piece.length;
    // Like a phone that loses its network: what was sent has arrived, but no answer comes.
    await new Promise<void>((done) => void socket.end(() => done()));
    socket.destroy();
    await expect.poll(readOffset, { timeout: 10_000 }).toBe(offset + piece.length);
  }
  const offset = await readOffset();
  sent += cv.length - offset;
  const last = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Upload-Offset': String(offset) },
    body: new Uint8Array(cv.subarray(offset)),
  });
  expect(last.status).toBe(200);
  expect(sent / cv.length).toBeLessThanOrEqual(1.2);
  expect((await sendApplication(server(), { jobId, token, key, cv: null })).status).toBe(201);
});
