import type { Readable } from 'node:stream';
import type { BucketConfig } from '../config.ts';
import { contentTypeOf } from '../http/response/content-types.ts';
import { StartupError } from '../errors/startup-error.ts';
import { BucketError, createBucketClient, type BucketAnswer } from './bucket-client.ts';
import { hashOf, readFileAddress, toFileAddress } from './file-address.ts';
import { FilesUnavailable } from '../errors/files-unavailable.ts';
import type { FileStore, FileEntry } from './file-store.ts';

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
export async function createBucketStore(bucket: BucketConfig): Promise<FileStore> {
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
