import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { MINUTE_MS } from '#contract/limits.ts';
import { findProgram } from '../find-program.ts';
import { ApiError } from '../errors/api-error.ts';
import { createConcurrencyLimit } from '../timing.ts';
import { logoExits, MAX_AVIF_PIXELS, MAX_PIXELS, MAX_SIDE, type LogoFormat } from './logo-limits.ts';

/**
 * Data memory of the process in kB; below 140 MB in total. A file's need is unpredictable: a 10 × 10 px PNG with 5 MB
 * of compressed text took 3.7 GB.
 */
const MAX_DATA_KB = 110_000;
const STACK_KB = 2048;
const MAX_CPU_SECONDS = 10;
const MAX_MS = MINUTE_MS;
/** More would wait for tens of seconds, each with a file in memory. */
const MAX_WAITING = 8;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

interface Kind {
  format: LogoFormat;
  begins: (bytes: Uint8Array) => boolean;
}

/** Accepted formats by their first bytes: no other decoder sees the file. */
const kinds: readonly Kind[] = [
  { format: 'jpeg', begins: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' },
  { format: 'png', begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { format: 'gif', begins: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)) },
  { format: 'webp', begins: (bytes) => /^RIFF.{4}WEBP/s.test(ascii(bytes, 0, 12)) },
  { format: 'heif', begins: (bytes) => /^.{4}ftyp(?:.{4}){0,8}avi[fs]/s.test(ascii(bytes, 0, 48)) },
];

const busy = (): ApiError => new ApiError('logosBusy');

function toRefusal(exitCode: number | null, format: LogoFormat): ApiError {
  if (exitCode === logoExits.unreadable) return new ApiError('logoUnreadable');
  if (exitCode !== logoExits.tooManyPixels) return new ApiError('logoTooWide');
  const millions = (format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS) / 1e6;
  return new ApiError('logoTooManyPixels', millions, MAX_SIDE);
}

const inTurn = createConcurrencyLimit({ maxWaiting: MAX_WAITING, refuse: busy });

/**
 * Limited by the shell, as Node cannot. Only the built program: the source loader needs more memory. `--jitless`: Node
 * 24 reserves 128 MB for machine code, more than the limit; libvips needs none of V8's.
 */
function startProcess(format: LogoFormat) {
  const { file, execArgv } = findProgram('logo-process');
  const command = [process.execPath, ...execArgv, '--v8-pool-size=0', '--jitless', file, format];
  const limited = [
    '/bin/sh',
    '-c',
    `ulimit -d ${MAX_DATA_KB}; ulimit -s ${STACK_KB}; ulimit -t ${MAX_CPU_SECONDS}; exec "$@"`,
    'sh',
    ...command,
  ];
  const isLimited = execArgv.length === 0 && process.platform !== 'win32';
  const [program = '', ...parameters] = isLimited ? limited : command;
  return spawn(program, parameters, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: '1' },
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  });
}

async function untilEnded(child: ChildProcess): Promise<number | null> {
  await once(child, 'close').catch(() => {
    throw busy();
  });
  return child.exitCode;
}

async function draw(bytes: Uint8Array, format: LogoFormat): Promise<Buffer> {
  const child = startProcess(format);
  // A process that refuses the file does not read all of it.
  child.stdin.on('error', () => undefined).end(bytes);
  const [drawn, exitCode] = await Promise.all([buffer(child.stdout), untilEnded(child)]);
  if (exitCode === 0) return drawn;
  throw toRefusal(exitCode, format);
}

/** Redraws a picture as upright WebP of at most 512 px, without metadata. @throws ApiError 415, 400 or 503 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (kind === undefined) {
    throw new ApiError('logoNotPicture');
  }
  return inTurn(() => draw(bytes, kind.format));
}
