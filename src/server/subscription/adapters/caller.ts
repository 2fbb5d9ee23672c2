import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { Log } from '../../log.ts';
import { findCode } from '../../errors/database-errors.ts';
import { isAlert, type CodeClass, type CodeTable, type OperatorRefusal } from './operator.ts';

export interface Success {
  kind: 'success';
  body: Record<string, unknown>;
  detail: string;
}

interface Call {
  name: string;
  url: string;
  fields: Readonly<Record<string, unknown>>;
  /** Only idempotent calls are retried. */
  isRepeatable: boolean;
}

interface CallerOptions {
  channel: Channel;
  appId: string;
  password: string;
  codes: CodeTable;
  transport: OperatorTransport;
  timeoutMs: number;
  stopSignal: AbortSignal;
  log: Log;
}

const Reply = v.looseObject({
  statusCode: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[SPE]\d{3,5}$/)),
  statusDetail: v.nullish(v.string(), ''),
});

const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 250;
/** Our code where the operator gave none. */
const NO_ANSWER = 'E1603';

/** Words with digits may be numbers or secrets. */
const scrub = (detail: string): string =>
  detail.replaceAll(/[\w:+/=-]+/g, (word) => (/\d[\w:+/=-]{4}/.test(word) ? '…' : word)).slice(0, 200);

function parseReply(text: string): v.InferOutput<typeof Reply> | undefined {
  try {
    const parsed = v.safeParse(Reply, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Some operators' hosts omit an intermediate certificate. */
const isOfCertificate = /CERT|TLS|SIGNATURE|ISSUER/;

const refuse = (kind: CodeClass, code = NO_ANSWER): OperatorRefusal => ({
  kind: 'refused',
  code,
  class: kind,
});

/** Creates the function that calls one operator; it never throws. */
export function createCaller(options: CallerOptions) {
  const { channel, appId, password, codes, transport, timeoutMs, stopSignal, log } = options;

  const record = (call: string, reason: string, level: 'alert' | 'info'): void =>
    log({ level, event: 'operator call failed', reason, fields: { channel, call } });

  function toOutcome({ name }: Call, text: string): Success | OperatorRefusal {
    const reply = parseReply(text);
    if (reply === undefined) {
      record(name, 'unreadable answer', 'info');
      return refuse('failed');
    }
    const { statusCode: code, statusDetail: detail } = reply;
    if (code.startsWith('S')) return { kind: 'success', body: reply, detail };
    const found = Object.hasOwn(codes, code) ? (codes[code] ?? 'unknown') : 'unknown';
    record(name, `${code} ${scrub(detail)}`.trim(), isAlert(found) ? 'alert' : 'info');
    return refuse(found, code);
  }

  async function callOnce(call: Call): Promise<Success | OperatorRefusal> {
    const body = JSON.stringify({ applicationId: appId, password, ...call.fields });
    // Referred to until the end: Node collects a timeout that only `any` knows, and it never fires (nodejs/node#57736).
    const ends = [AbortSignal.timeout(timeoutMs), stopSignal];
    const signal = AbortSignal.any(ends);
    try {
      return toOutcome(call, (await transport({ url: call.url, body, signal })).text);
    } catch (error) {
      const code = findCode(error) ?? '';
      const reason = ends.some(({ aborted }) => aborted) ? 'no answer in time' : `not reached ${code}`.trim();
      record(call.name, reason, isOfCertificate.test(code) ? 'alert' : 'info');
      return refuse('failed');
    }
  }

  return async function ask(call: Call): Promise<Success | OperatorRefusal> {
    const start = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await callOnce(call);
      const isWorthIt =
        outcome.kind === 'refused' && (outcome.class === 'failed' || outcome.class === 'transient');
      const isLate = performance.now() - start >= timeoutMs;
      const isOver = isLate || attempt === MAX_ATTEMPTS || stopSignal.aborted;
      if (!call.isRepeatable || !isWorthIt || isOver) return outcome;
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}
export type Ask = ReturnType<typeof createCaller>;

export type OperatorTransport = (request: {
  url: string;
  body: string;
  signal: AbortSignal;
}) => Promise<{ text: string }>;

const MAX_ANSWER_BYTES = 256 * 1024;

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Redirects are refused, as the body holds credentials. */
export const fetchTransport: OperatorTransport = async ({ url, body, signal }) => {
  const headers = { 'Content-Type': 'application/json;charset=utf-8', Accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  return { text: await readText(response) };
};
