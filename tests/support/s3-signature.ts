import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const textOf = (value: string | string[] | undefined): string => [value ?? ''].flat().join(',').trim();

function toCanonical(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '/', 'http://s3');
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${textOf(request.headers[name])}\n`);
  const content = textOf(request.headers['x-amz-content-sha256']);
  return [request.method, url.pathname, query.join('&'), headers.join(''), signedHeaders, content].join('\n');
}

/** True when a request was signed with the secret, as AWS Signature Version 4 asks, and its body is the signed one. */
export function isSigned(
  request: IncomingMessage,
  body: Uint8Array,
  key: { accessKey: string; secretKey: string; region: string },
): boolean {
  const [, accessKey, scope = '', date = '', region = '', signedHeaders = '', signature = ''] =
    authorization.exec(textOf(request.headers.authorization)) ?? [];
  if (accessKey !== key.accessKey || region !== key.region) return false;
  if (!signedHeaders.split(';').includes('host')) return false;
  const content = textOf(request.headers['x-amz-content-sha256']);
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false;
  const time = textOf(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(toCanonical(request, signedHeaders))].join('\n');
  const signingKey = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretKey}`,
  );
  const expected = createHmac('sha256', signingKey).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
