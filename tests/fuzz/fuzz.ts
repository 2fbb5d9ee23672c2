import { createRandom } from '#server/sample/synthetic/random.ts';
import { createRequests, type FuzzRequest, type FuzzTarget } from './requests.ts';
import { openSessions, type Send } from './session.ts';

/** The result of a run. */
export interface FuzzOutcome {
  /** Answers by the first digit of their status. */
  statuses: Record<string, number>;
  /** Requests that failed with 5xx, had no answer in time or none at all, or lead to themselves, with what happened. */
  failures: { request: FuzzRequest; reason: string }[];
}

export interface FuzzOptions {
  seed: number;
  requests: number;
  /** How many are under way at once. */
  clients: number;
  target: FuzzTarget;
  send: Send;
  makeAdmin: (email: string) => Promise<void>;
  /** Called after each answer, with how many there were. */
  onProgress?: (answered: number, outcome: FuzzOutcome) => void;
}

/** An answer that takes longer is a hang. */
export const HANG_MS = 30_000;
/** The server may refuse a large body and close the connection during upload: no answer is needed then. */
const closedEarly = new Set(['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']);

function toCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : toCode(error.cause);
}

const toAsked = (path: string): string => (path.startsWith('/') ? new URL(`http://a${path}`).href : path);

/** Sends generated requests to a server and counts what it answers. */
export async function fuzz(options: FuzzOptions): Promise<FuzzOutcome> {
  const { target, requests, clients, onProgress } = options;
  const sessions = await openSessions(options.send, options.makeAdmin, target.ids);
  const next = createRequests(createRandom(options.seed), target);
  const outcome: FuzzOutcome = { statuses: {}, failures: [] };
  let sent = 0;
  let answered = 0;

  async function attempt(request: FuzzRequest): Promise<void> {
    const fail = (reason: string) => void outcome.failures.push({ request, reason });
    try {
      const { status, location } = await sessions.send(request);
      const group = `${Math.floor(status / 100)}xx`;
      outcome.statuses[group] = (outcome.statuses[group] ?? 0) + 1;
      if (status >= 500) fail(String(status));
      // As browsers ask for it: the address itself may be written in another way.
      if (location !== null && toAsked(location) === toAsked(request.path)) fail('leads to itself');
    } catch (error) {
      const isLarge = typeof request.body === 'string' && request.body.length > 1_000_000;
      if (isLarge && closedEarly.has(toCode(error))) return;
      fail(error instanceof Error ? `${error.name}: ${error.message} ${toCode(error)}` : String(error));
    }
  }

  async function client(): Promise<void> {
    while (sent < requests) {
      sent += 1;
      await attempt(next());
      answered += 1;
      onProgress?.(answered, outcome);
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  return outcome;
}
