import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import type { BucketConfig } from '../config.ts';
import { contentTypeOf } from '../http/response/content-types.ts';
import { StartupError } from '../startup-error.ts';
import { hashOf, readFileAddress, toFileAddress } from './file-address.ts';
import { type FileStore, type StoredFile, FilesUnavailable } from './file-store.ts';

const CONNECT_MS = 3000;
/** Until an answer begins. */
const ANSWER_MS = 10_000;
/** Without a single byte. */
const SILENCE_MS = 60_000;
const TRIES = 3;
/** Written at each start, so that a wrong key is known before the first upload. */
const PROBE_KEY = '.kaj-can-write';

const Failure = v.object({
  name: v.string(),
  $metadata: v.optional(v.object({ httpStatusCode: v.optional(v.number()) })),
  code: v.optional(v.string()),
});

/** "403 SignatureDoesNotMatch", "ECONNREFUSED": what is safe to say of a failed request. */
function describe(error: unknown): string {
  const { success, output } = v.safeParse(Failure, error);
  if (!success) return 'unknown';
  return [output.$metadata?.httpStatusCode, output.code ?? output.name]
    .filter((part) => part !== undefined)
    .join(' ');
}

const isMissing = (error: unknown): boolean => {
  const { success, output } = v.safeParse(Failure, error);
  return success && output.$metadata?.httpStatusCode === 404;
};

/** What fails here is the bucket's doing and not the request's. */
async function ask<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isMissing(error) ? error : new FilesUnavailable(`The bucket did not ${what}: ${describe(error)}`);
  }
}

const orNull = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** The library is large: it is loaded only where a bucket is configured. */
async function connect({ endpoint, region, accessKey, secretKey }: BucketConfig) {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
    },
    // Other servers than Amazon's may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client };
}
type Connection = Awaited<ReturnType<typeof connect>>;

/** Asks for the bytes when they are wanted; an object that is gone by then is a failure of the moment. */
async function readObject(
  { s3, client }: Connection,
  object: { Bucket: string; Key: string },
  { start, end }: { start: number; end: number },
): Promise<Readable> {
  const wanted = new s3.GetObjectCommand({ ...object, Range: `bytes=${start}-${end}` });
  const { Body, ContentLength } = await ask('give a file', client.send(wanted));
  if (!(Body instanceof Readable)) throw new FilesUnavailable('The bucket gave no body.');
  if (ContentLength === end - start + 1) return Body;
  Body.destroy();
  throw new FilesUnavailable(`The bucket gave ${ContentLength ?? 0} bytes of ${end - start + 1}.`);
}

/**
 * Files in a bucket that speaks S3. The server hands them on: the bucket stays private.
 * @throws StartupError when nothing can be written there
 */
export async function createBucketStore(bucket: BucketConfig): Promise<FileStore> {
  const connection = await connect(bucket);
  const { s3, client } = connection;
  const toObject = (segments: readonly string[]) => ({ Bucket: bucket.name, Key: segments.join('/') });
  const write = (segments: readonly string[], bytes: Uint8Array, type: string) =>
    client.send(new s3.PutObjectCommand({ ...toObject(segments), Body: bytes, ContentType: type }));

  await write([PROBE_KEY], new Uint8Array(), 'text/plain').catch((error: unknown) => {
    const settings = 'FILES_BUCKET, FILES_ENDPOINT, FILES_REGION, FILES_ACCESS_KEY and FILES_SECRET_KEY';
    throw new StartupError(
      `The bucket ${bucket.name} cannot be written (${describe(error)}). Check ${settings}.`,
    );
  });

  async function open(segments: readonly string[]): Promise<StoredFile | null> {
    const object = toObject(segments);
    const head = await ask('find a file', client.send(new s3.HeadObjectCommand(object))).catch(orNull);
    if (head === null) return null;
    const hash = hashOf(segments);
    return {
      name: segments.at(-1) ?? '',
      size: head.ContentLength ?? 0,
      modified: head.LastModified ?? new Date(0),
      etag: hash === null ? (head.ETag ?? 'W/""') : `"${hash}"`,
      isImmutable: hash !== null,
      read: (range) => readObject(connection, object, range),
    };
  }

  return {
    async put(file) {
      const { segments, path } = toFileAddress(file);
      await ask('take a file', write(segments, file.bytes, contentTypeOf(file.name)));
      return path;
    },
    async open(path) {
      const segments = readFileAddress(path);
      return segments === null ? null : open(segments);
    },
    async remove(path) {
      const segments = readFileAddress(path);
      if (segments === null) return;
      const gone = new s3.DeleteObjectCommand(toObject(segments));
      await ask('remove a file', client.send(gone)).catch(orNull);
    },
  };
}
