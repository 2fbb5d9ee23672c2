import { ApiError } from './api-error.ts';

/** What has arrived of a file; kept between tries, so that a broken download goes on where it stopped. */
export interface PartialFile {
  chunks: Uint8Array<ArrayBuffer>[];
  received: number;
  /** Bytes in all; null until known. */
  total: number | null;
  /** The version these bytes belong to (RFC 9110, If-Range); null when it cannot be continued. */
  etag: string | null;
}

export function createPartialFile(): PartialFile {
  return { chunks: [], received: 0, total: null, etag: null };
}

function toHeaders(partial: PartialFile): Record<string, string> {
  if (partial.received === 0 || partial.etag === null) return {};
  return { range: `bytes=${partial.received}-`, 'if-range': partial.etag };
}

/** A strong validator alone may be used to continue (RFC 9110 §13.1.5). */
function strongEtag(response: Response): string | null {
  const etag = response.headers.get('etag');
  return etag === null || etag.startsWith('W/') ? null : etag;
}

/** Fits the answer to what is held: a 206 goes on, a 200 starts anew. */
function acceptAnswer(partial: PartialFile, response: Response): void {
  const rangeTotal = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === 206 && rangeTotal !== undefined) {
    partial.total = Number(rangeTotal);
    return;
  }
  const length = Number(response.headers.get('content-length'));
  const isEncoded = response.headers.has('content-encoding');
  partial.chunks = [];
  partial.received = 0;
  partial.total = length > 0 && !isEncoded ? length : null;
  partial.etag = strongEtag(response);
}

async function readInto(partial: PartialFile, response: Response, onProgress: () => void): Promise<void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    partial.chunks.push(part.value);
    partial.received += part.value.byteLength;
    onProgress();
  }
  if (partial.total !== null && partial.received < partial.total) {
    throw new ApiError('unreachable', 'The connection was lost');
  }
}

interface FileRequest {
  url: string;
  partial: PartialFile;
  /** Called as bytes arrive; `partial` holds the figures. */
  onProgress: () => void;
}

/**
 * Fetches the rest of a file. On failure what arrived stays in `partial`, for the next call.
 * @throws ApiError
 */
export async function fetchFile({ url, partial, onProgress }: FileRequest): Promise<Blob> {
  try {
    const response = await fetch(url, { headers: toHeaders(partial) });
    if (!response.ok) throw new ApiError('http', `Status ${response.status}`, { status: response.status });
    acceptAnswer(partial, response);
    onProgress();
    await readInto(partial, response, onProgress);
    return new Blob(partial.chunks, { type: response.headers.get('content-type') ?? '' });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('unreachable', 'The connection was lost', { cause });
  }
}

/** Hands bytes to the browser as a download of that name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
