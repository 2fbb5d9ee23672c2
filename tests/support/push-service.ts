import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import type { PushTarget } from '#contract/alerts/alert.ts';
import { PushMessage } from '#contract/alerts/push-message.ts';

/** A browser's push service on loopback, which decrypts as a browser would. */
export interface PushService {
  host: string;
  /** Subscribes a device. */
  subscribe: () => PushTarget;
  /** What it accepted, oldest first. */
  messages: readonly ReceivedPush[];
  /** Answers with this status from now on; accepts with null. */
  answerWith: (status: number | null) => void;
  close: () => Promise<void>;
}

interface ReceivedPush {
  endpoint: string;
  message: PushMessage;
  ttl: number;
  topic: string;
  /** The application server key that signed it. */
  publicKey: string;
  claims: VapidClaims;
}

const VapidClaims = v.object({ aud: v.string(), exp: v.number(), sub: v.string() });
type VapidClaims = v.InferOutput<typeof VapidClaims>;

interface Device {
  curve: ECDH;
  auth: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291 over a single record of RFC 8188. */
function decrypt({ curve, auth }: Device, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = derive(curve.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}

/** RFC 8292. @throws when the signature is not of the named key */
function readVapid(authorization: string): { publicKey: string; claims: VapidClaims } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${payload}`);
  const proof = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, proof))
    throw new Error('The signature is not of this key.');
  const claims = v.parse(VapidClaims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { publicKey, claims };
}

/** Starts one on a port of its own. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Device>();
  const messages: ReceivedPush[] = [];
  let answer: number | null = null;
  let host = '';
  const receive = (path: string, headers: NodeJS.Dict<string | string[]>, body: Buffer): number => {
    const device = devices.get(path);
    if (answer !== null) return answer;
    if (device === undefined) return 404;
    const { publicKey, claims } = readVapid(String(headers['authorization']));
    const message = v.parse(PushMessage, JSON.parse(decrypt(device, body)));
    const [ttl, topic] = [Number(headers['ttl']), String(headers['topic'])];
    messages.push({ endpoint: `http://${host}${path}`, message, ttl, topic, publicKey, claims });
    return 201;
  };
  const server = createServer((request, response) => {
    const answerTo = (body: Buffer) => {
      response.statusCode = receive(request.url ?? '', request.headers, body);
      response.end();
    };
    // A sender that is killed in the middle has sent nothing.
    buffer(request).then(answerTo, () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    host,
    messages,
    subscribe: () => {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      devices.set(path, { curve, auth });
      return { endpoint: `http://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerWith: (status) => {
      answer = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
