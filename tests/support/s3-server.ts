import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '#server/config.ts';
import { parseRange } from '#server/http/response/conditional.ts';
import { isSigned } from './s3-signature.ts';

interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

/** How the next requests are answered instead of as they should be. */
export type Trouble = 'fails' | 'cuts' | 'hangs up' | 'ignores ranges';

/** A bucket that speaks as much S3 as is needed, and refuses what is not signed. */
export interface S3Server {
  config: BucketConfig;
  objects: Map<string, StoredObject>;
  /** "PUT logos/…", in order. */
  requests: string[];
  /** Asked for each request; null answers as it should be. */
  trouble: (method: string, key: string) => Trouble | null;
  close: () => Promise<void>;
}

const noTrouble = (): Trouble | null => null;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function give(
  response: ServerResponse,
  {
    object,
    range,
    isHead,
    isCut,
  }: { object: StoredObject; range: string | undefined; isHead: boolean; isCut: boolean },
): void {
  const { bytes } = object;
  const asked = parseRange(range, bytes.length);
  if (asked.kind === 'unsatisfiable') return refuse(response, 416, 'InvalidRange');
  const part = asked.kind === 'part' ? bytes.subarray(asked.start, asked.end + 1) : bytes;
  response.writeHead(asked.kind === 'part' ? 206 : 200, {
    'Content-Type': object.type,
    'Content-Length': part.length,
    'Last-Modified': object.modified.toUTCString(),
    ETag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    ...(asked.kind === 'part' && { 'Content-Range': `bytes ${asked.start}-${asked.end}/${bytes.length}` }),
  });
  if (isHead) return void response.end();
  if (!isCut) return void response.end(part);
  response.write(part.subarray(0, part.length >> 1), () => response.destroy());
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const method = request.method ?? '';
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
  const prefix = `/${server.config.name}/`;
  const key = path.slice(prefix.length);
  server.requests.push(`${method} ${key}`);
  const trouble = server.trouble(method, key);
  if (trouble === 'hangs up') return void request.socket.destroy();
  if (trouble === 'fails') return refuse(response, 500, 'InternalError');
  if (!isSigned(request, body, server.config)) return refuse(response, 403, 'SignatureDoesNotMatch');
  if (!path.startsWith(prefix)) return refuse(response, 404, 'NoSuchBucket');
  if (method === 'PUT') {
    server.objects.set(key, {
      bytes: body,
      type: request.headers['content-type'] ?? '',
      modified: new Date(),
    });
    return void response.writeHead(200, { ETag: '"put"' }).end();
  }
  if (method === 'DELETE') {
    server.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const object = server.objects.get(key);
  if (object === undefined) return refuse(response, 404, 'NoSuchKey');
  const range = trouble === 'ignores ranges' ? undefined : request.headers.range;
  give(response, { object, range, isHead: method === 'HEAD', isCut: trouble === 'cuts' });
}

/** Starts one on a port of its own. */
export async function startS3Server(): Promise<S3Server> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const server: S3Server = {
    config: {
      name: 'kaj-files',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      accessKey: 'the-access-key',
      secretKey: 'the/secret+key',
    },
    objects: new Map(),
    requests: [],
    trouble: noTrouble,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
