import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#contract/format.ts';
import { MAX_LANGUAGE_CHARS, preferredLanguage } from '#contract/http/languages.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../errors/startup-error.ts';
import { endSocket, timeouts, trackConnections, type Timeouts } from './connections.ts';
import { ApiError, type PlainErrorCode } from '../errors/api-error.ts';
import { toErrorBody, toErrorResponse } from './failures.ts';
import { toPlainPage, toPlainPolicy } from './response/html.ts';

export interface Listening {
  port: number;
  /** The number of open sockets. */
  countConnections(): Promise<number>;
  /** Stops accepting, and waits for running requests. */
  close(): Promise<void>;
  destroy(): void;
}

const clientErrors = new Map<string, { status: string; code: PlainErrorCode }>([
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', code: 'headersTooLarge' }],
  [
    'HPE_INVALID_URL',
    {
      status: '400 Bad Request',
      code: 'addressNotEncoded',
    },
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', code: 'requestTooSlow' }],
]);
const MAX_HEADERS = 200;
/** All headers of a request, with its first line. */
const MAX_HEADER_BYTES = 8192;
/** The longest value of a header that anything reads; longer ones are cut. */
const MAX_VALUE_CHARS = 1024;
const maxChars: Readonly<Record<string, number>> = {
  'accept-language': MAX_LANGUAGE_CHARS,
  cookie: 4096,
  // Proxies append to these: their end counts.
  'x-forwarded-for': MAX_HEADER_BYTES,
  'x-forwarded-proto': MAX_HEADER_BYTES,
};
const MAX_CONNECTIONS = 4096;

function toStartupError(error: NodeJS.ErrnoException, port: number): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is in use. Stop what is using it, or set PORT to another one.`);
  }
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} may not be used. Set PORT to another one.`);
  return new StartupError(
    `The server cannot listen on HOST and PORT ${port}: ${error.code ?? error.message}.`,
  );
}

function open(server: Server, { host, port }: { host: string | undefined; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartupError(error, port)));
    server.listen({ port, host }, () => resolve(toPort(server.address(), port)));
  });
}

const toPort = (address: AddressInfo | string | null, asked: number): number =>
  address !== null && typeof address === 'object' ? address.port : asked;

function onBrokenRequest(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  return toErrorResponse(new ApiError(isTheirs ? 'unreadableRequest' : 'internal'));
}

/** Refuses several Host headers: Node uses the first, a proxy may use the last. */
function checkHeaders({ rawHeaders }: IncomingMessage): ApiError | null {
  if (rawHeaders.length > 2 * MAX_HEADERS) return new ApiError('headersTooLarge');
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1
    ? new ApiError('unreadableRequest')
    : null;
}

/** Cuts long values, of one header and of repeated ones together, before anything parses them. */
function cutHeaders({ rawHeaders }: IncomingMessage): void {
  const left = new Map<string, number>();
  for (let index = 1; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index - 1]?.toLowerCase() ?? '';
    const most = left.get(name) ?? maxChars[name] ?? MAX_VALUE_CHARS;
    const value = rawHeaders[index]?.slice(0, most) ?? '';
    rawHeaders[index] = value;
    left.set(name, most - value.length);
  }
}

const toLanguage = (acceptLanguage: string | undefined): Locale =>
  preferredLanguage(acceptLanguage ?? '') ?? 'en';

const toBody = (error: ApiError, acceptLanguage: string | undefined): string =>
  JSON.stringify(toErrorBody(error, toLanguage(acceptLanguage)));

/** Answers with a page where a browser opens one, else with JSON. */
function refuse(request: IncomingMessage, response: ServerResponse, error: ApiError): void {
  const { accept = '', 'accept-language': acceptLanguage } = request.headers;
  const isPage = /\btext\/html\b/i.test(accept.slice(0, 256));
  const headers = { ...error.headers, 'Cache-Control': 'no-store', Connection: 'close' };
  response.statusCode = error.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isPage) {
    const language = toLanguage(acceptLanguage);
    const title = error.texts[language];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', toPlainPolicy());
    response.end(String(toPlainPage({ title, language, content: html`<h1>${title}</h1>` })));
  } else {
    response.setHeader('Content-Type', 'application/json');
    response.end(toBody(error, acceptLanguage));
  }
}

interface ClientError extends NodeJS.ErrnoException {
  /** The received bytes. */
  rawPacket?: Buffer;
}

/** The answer to a malformed request: Node's `clientError` event has no request or response object. */
function toRefusal({ code, rawPacket }: ClientError): string {
  const known = clientErrors.get(code ?? '');
  const { status, code: refused } = known ?? {
    status: '400 Bad Request',
    code: 'unreadableRequest' as const,
  };
  const [, language] = /^accept-language:(.*)$/im.exec(String(rawPacket ?? '')) ?? [];
  const body = toBody(new ApiError(refused), language);
  const length = Buffer.byteLength(body);
  const head = ['Content-Type: application/json', `Content-Length: ${length}`, 'Connection: close'];
  return `HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Reads the rest of a request body after an early answer, within the request's time limit. @hono/node-server would close
 * the connection after half a second: a slow sender would lose the answer, and the connection its next request.
 */
function readRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('close', () => {
    if (request.readableEnded || request.destroyed) return;
    // The web stream no longer has a reader, and its 'data' listener would pause the request again.
    request.removeAllListeners('data');
    request.resume();
  });
}

/** Checks that a port is free. @throws StartupError */
export async function checkPort(address: { host: string | undefined; port: number }): Promise<void> {
  const probe = createServer();
  await open(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

interface ListenOptions {
  host: string | undefined;
  port: number;
  /** 0 or undefined: no limit. */
  connectionsPerAddress?: number;
  log?: Log;
}

/** Serves an app over HTTP. @throws StartupError when the port is taken */
export async function listen(
  app: Hono,
  { host, port, connectionsPerAddress = 0, log }: ListenOptions,
  { headersMs, requestMs, answerMs, silentMs, keepAliveMs, lingerMs, checkMs }: Timeouts = timeouts,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { errorHandler: onBrokenRequest, autoCleanupIncoming: false });
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const isTooMany = connections.isRefused(request.socket);
      const refusal = isTooMany ? new ApiError('tooManyConnections') : checkHeaders(request);
      cutHeaders(request);
      readRest(request, response);
      if (refusal === null) void answer(request, response);
      else refuse(request, response, refusal);
    },
  );
  // One more than allowed, as Node silently drops the rest.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = silentMs;
  const connections = trackConnections(server, {
    answerMs,
    lingerMs,
    perAddress: connectionsPerAddress,
    log,
  });
  server.on('clientError', (error: ClientError, socket) => {
    const isOver = !socket.writable || error.code === 'ECONNRESET' || connections.isAnswering(socket);
    if (isOver) socket.destroy();
    else endSocket(socket, toRefusal(error), lingerMs);
  });
  const openPort = await open(server, { host, port });
  return {
    port: openPort,
    countConnections: () => promisify(server.getConnections.bind(server))(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connections.endIdle();
      }),
    destroy: () => server.closeAllConnections(),
  };
}
