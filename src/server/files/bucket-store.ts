import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import type { BucketConfig, Config } from '../config.ts';
import { openPrivateFolder } from '../db/engine/private-folder.ts';
import { findCode } from '../errors/database-errors.ts';
import { FilesUnavailable } from '../errors/files-unavailable.ts';
import { StartupError } from '../errors/startup-error.ts';
import { contentTypeOf } from '../http/response/content.ts';
import { logToConsole } from '../log.ts';
import {
  createFileStore,
  type FileEntry,
  type FileStore,
  hashOf,
  readFileAddress,
  toFileAddress,
} from './file-store.ts';

const ANSWER_MS = 10_000;
const SILENCE_MS = 60_000;
const ATTEMPTS = 3;
const RETRY_MS = 100;

/** A failed request; `reason` is safe to log: "403 SignatureDoesNotMatch", "ECONNREFUSED". */
class BucketError extends Error {
  constructor(
    readonly reason: string,
    readonly isMissing = false,
  ) {
    super(reason);
  }
}

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

interface BucketAnswer {
  headers: Headers;
  read: () => Readable;
  cancel: () => void;
}

const isTransient = ({ status }: Response): boolean => status >= 500 || status === 429;

/** Encoded as Signature Version 4 requires. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function toAddress({ endpoint, region, name }: BucketConfig, key: string): string {
  const path = key.split('/').map(encodeSegment).join('/');
  // S3-compatible servers may support only path-style addresses.
  return endpoint === undefined
    ? `https://${name}.s3.${region}.amazonaws.com/${path}`
    : `${trimSignsEnd(endpoint, /\//)}/${name}/${path}`;
}

async function describeAnswer(response: Response): Promise<string> {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => '')) ?? [];
  return [response.status, code].filter((part) => part !== undefined).join(' ');
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

async function* readChunks(response: Response, stop: AbortController): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const silence = setTimeout(() => stop.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    yield value;
  }
}

function toStream(response: Response, stop: AbortController): Readable {
  const stream = Readable.from(readChunks(response, stop));
  // Also if the stream is destroyed before its first byte, which does not run the generator's `finally`.
  stream.once('close', () => stop.abort());
  return stream;
}

/** Sends signed requests to an S3 bucket, with retries. @returns a function that throws {@link BucketError} */
async function createBucketClient(bucket: BucketConfig) {
  // Loaded lazily: most deployments have no bucket.
  const { AwsClient } = await import('aws4fetch');
  const { region, accessKey, secretKey } = bucket;
  const signer = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });

  async function attempt({ key, body, ...request }: BucketRequest, stop: AbortController): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { ...request.headers, 'X-Amz-Content-Sha256': hash };
    const signed = await signer.sign(toAddress(bucket, key), { ...request, headers, body: body ?? null });
    const late = setTimeout(() => stop.abort(), ANSWER_MS);
    return fetch(signed, { signal: stop.signal }).finally(() => clearTimeout(late));
  }

  return async function send(request: BucketRequest): Promise<BucketAnswer> {
    for (let count = 1; ; count += 1) {
      const stop = new AbortController();
      const answer = await attempt(request, stop).catch(describeFailure);
      const isLast = count === ATTEMPTS;
      if (typeof answer === 'string') {
        if (isLast) throw new BucketError(answer);
      } else if (answer.ok) {
        const { headers } = answer;
        return { headers, read: () => toStream(answer, stop), cancel: () => stop.abort() };
      } else if (isLast || !isTransient(answer)) {
        throw new BucketError(await describeAnswer(answer), answer.status === 404);
      }
      stop.abort();
      await wait(RETRY_MS * 2 ** (count - 1) * Math.random());
    }
  };
}

/** Written at each start, to detect wrong credentials. */
const PROBE_KEY = '.kaj-can-write';

const reasonOf = (error: unknown): string => (error instanceof BucketError ? error.reason : 'unknown');

/** Null for missing objects. @throws FilesUnavailable for other failures, which are not the client's fault */
async function orNull<T>(what: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BucketError && error.isMissing) return null;
    throw new FilesUnavailable(`The bucket did not ${what}: ${reasonOf(error)}`);
  }
}

const sizeOf = ({ headers }: BucketAnswer): number => Number(headers.get('Content-Length') ?? 0);

/** Files in a private S3 bucket, served by this server. @throws StartupError when it cannot be written */
async function createBucketStore(bucket: BucketConfig): Promise<FileStore> {
  const send = await createBucketClient(bucket);
  const write = (key: string, body: Uint8Array<ArrayBuffer>, type: string) =>
    send({ method: 'PUT', key, body, headers: { 'Content-Type': type } });

  await write(PROBE_KEY, new Uint8Array(), 'text/plain').catch((error: unknown) => {
    const settings = 'FILES_BUCKET, FILES_ENDPOINT, FILES_REGION, FILES_ACCESS_KEY and FILES_SECRET_KEY';
    throw new StartupError(
      `The bucket ${bucket.name} cannot be written (${reasonOf(error)}). Check ${settings}.`,
    );
  });

  /** Opens the object only when its bytes are read. */
  async function readObject(key: string, { start, end }: { start: number; end: number }): Promise<Readable> {
    const headers = { Range: `bytes=${start}-${end}` };
    const answer = await orNull('give a file', send({ method: 'GET', key, headers }));
    if (answer === null) throw new FilesUnavailable('The bucket no longer has a file.');
    if (sizeOf(answer) === end - start + 1) return answer.read();
    answer.cancel();
    throw new FilesUnavailable(`The bucket gave ${sizeOf(answer)} bytes of ${end - start + 1}.`);
  }

  async function open(segments: readonly string[]): Promise<FileEntry | null> {
    const key = segments.join('/');
    const head = await orNull('find a file', send({ method: 'HEAD', key }));
    if (head === null) return null;
    const hash = hashOf(segments);
    return {
      name: segments.at(-1) ?? '',
      size: sizeOf(head),
      modified: new Date(head.headers.get('Last-Modified') ?? 0),
      etag: hash === null ? (head.headers.get('ETag') ?? 'W/""') : `"${hash}"`,
      isImmutable: hash !== null,
      read: (range) => readObject(key, range),
    };
  }

  return {
    async put(file) {
      const { segments, path } = toFileAddress(file);
      const written = write(segments.join('/'), new Uint8Array(file.bytes), contentTypeOf(file.name));
      if ((await orNull('take a file', written)) === null)
        throw new FilesUnavailable('There is no such bucket.');
      return path;
    },
    async open(path) {
      const segments = readFileAddress(path);
      return segments === null ? null : open(segments);
    },
    async remove(path) {
      const segments = readFileAddress(path);
      if (segments !== null)
        await orNull('remove a file', send({ method: 'DELETE', key: segments.join('/') }));
    },
  };
}

/** The files folder is created with the first file, so that a failed start leaves nothing behind. */
function ignoreMissing(error: unknown): void {
  if (findCode(error) !== 'ENOENT') throw error;
}

/** Makes the data folder writable and private. @throws StartupError naming the folder */
export async function openDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await openPrivateFolder(folder, logToConsole);
    await access(folder, constants.W_OK | constants.X_OK);
    await access(`${folder}/files/.`, constants.W_OK | constants.X_OK).catch(ignoreMissing);
  } catch (error) {
    const code = findCode(error);
    const reason = code === null ? '' : ` (${code})`;
    throw new StartupError(`The folder ${folder} cannot be written${reason}. Set DATA_DIR to another one.`);
  }
}

/** The configured bucket, else the data folder. @throws StartupError when the bucket cannot be used */
export async function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  return bucket === undefined ? createFileStore(dataDir) : createBucketStore(bucket);
}
