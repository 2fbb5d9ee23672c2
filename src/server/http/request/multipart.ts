import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../../errors/api-error.ts';

export interface SentForm {
  fields: readonly (readonly [name: string, text: string])[];
  /** Null when missing or empty, as browsers send no choice. */
  file: Uint8Array | null;
}

interface FormLimits {
  fileField: string;
  fileBytes: number;
  otherBytes: number;
}

const MAX_PARTS = 100;
const FRAME_BYTES = 64 * 1024;
const LOST_CHARACTER = '\uFFFD';

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const tooLargeFile = ({ fileBytes }: FormLimits): ApiError =>
  new ApiError('logoTooLarge', toMegabytes(fileBytes));

const tooLargeForm = ({ otherBytes }: FormLimits): ApiError =>
  new ApiError('formTooLarge', toMegabytes(otherBytes));

/** True for a body that {@link readForm} reads. */
export function isForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType ?? '');
}

function openParser(contentType: string, { fileBytes, otherBytes }: FormLimits): BusboyInstance {
  const limits = { fileSize: fileBytes, fieldSize: otherBytes, parts: MAX_PARTS, headerPairs: 20 };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new ApiError('unreadableForm');
  }
}

interface Reading {
  parser: BusboyInstance;
  limits: FormLimits;
  fields: [string, string][];
  chunks: Uint8Array[];
  otherBytes: number;
  refuse: (error: ApiError) => void;
}

function countOther(reading: Reading, bytes: number): void {
  reading.otherBytes += bytes;
  if (reading.otherBytes > reading.limits.otherBytes) reading.refuse(tooLargeForm(reading.limits));
}

function collectFields(reading: Reading): void {
  const { parser, limits, fields, refuse } = reading;
  parser.on('field', (name: string | undefined, text, _isNameCut, isCut) => {
    countOther(reading, Buffer.byteLength(text) + (name?.length ?? 0));
    if (isCut) refuse(tooLargeForm(limits));
    if (name !== undefined) fields.push([name, text]);
  });
}

function collectFiles(reading: Reading): void {
  const { parser, limits, chunks, refuse } = reading;
  let hasFile = false;
  parser.on('file', (name, stream) => {
    const isWanted = name === limits.fileField;
    if (isWanted && hasFile) refuse(new ApiError('logoSentTwice'));
    hasFile ||= isWanted;
    stream.on('error', () => refuse(new ApiError('unreadableForm')));
    stream.on('limit', () => refuse(isWanted ? tooLargeFile(limits) : tooLargeForm(limits)));
    stream.on('data', (chunk: Uint8Array) => {
      if (isWanted) chunks.push(chunk);
      else countOther(reading, chunk.length);
    });
  });
}

function collect(parser: BusboyInstance, limits: FormLimits): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const reading: Reading = { parser, limits, fields: [], chunks: [], otherBytes: 0, refuse: reject };
    collectFields(reading);
    collectFiles(reading);
    parser.on('partsLimit', () => reject(new ApiError('tooManyFields', MAX_PARTS)));
    parser.on('error', () => reject(new ApiError('unreadableForm')));
    parser.on('finish', () => {
      const { fields, chunks } = reading;
      const [damaged] = fields.find(([, text]) => text.includes(LOST_CHARACTER)) ?? [];
      if (damaged !== undefined) reject(new ApiError('fieldNotUtf8', damaged.slice(0, 64)));
      resolve({ fields, file: chunks.length === 0 ? null : Buffer.concat(chunks) });
    });
  });
}

const write = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

async function pump(
  body: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  limits: FormLimits,
) {
  let bytes = 0;
  for (;;) {
    const { done, value } = await body.read().catch(() => {
      throw new ApiError('unreadableForm');
    });
    if (done) break;
    bytes += value.length;
    if (bytes > limits.fileBytes + limits.otherBytes + FRAME_BYTES) throw tooLargeForm(limits);
    await write(parser, value);
  }
  parser.end();
}

/** Reads a multipart form up to its limits. @throws ApiError 413 or 400 */
export async function readForm(request: Request, limits: FormLimits): Promise<SentForm> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (declared > limits.fileBytes + limits.otherBytes + FRAME_BYTES) throw tooLargeFile(limits);
  const parser = openParser(request.headers.get('Content-Type') ?? '', limits);
  const body = request.body?.getReader();
  if (body === undefined) throw new ApiError('unreadableForm');
  const form = collect(parser, limits);
  try {
    // A failed parser never answers; the form rejects instead.
    await Promise.race([pump(body, parser, limits), form]);
    return await form;
  } catch (error) {
    form.catch(() => undefined);
    await body.cancel().catch(() => undefined);
    parser.destroy();
    throw error;
  }
}
