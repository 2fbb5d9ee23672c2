import { SECOND_MS } from '#contract/limits.ts';
import { isForeignPage, unknownVersion, type Answer, type Version } from './answer.ts';
import {
  countSame,
  truncateBytes,
  type Bytes,
  type Event,
  type Phase,
  type Step,
  type StopReason,
  type Transfer,
} from './transfer.ts';

/*
 * A download as pure logic: events in, effects out. `pieces` is always the beginning of one version of the file. A part
 * is added only when the server confirms the version; a whole file is compared byte by byte with what is there, and
 * replaces it from the first difference on.
 */

const MAX_ATTEMPTS = 6;
/** Requests for a part without an answer, until another origin's preflight counts as refused. */
const MAX_UNANSWERED = 2;
/** After fewer bytes the next attempt waits a second. */
const LEAST_GAIN = 1024;
const AFTER_GAIN_MS = 100;
const LONGEST_WAIT_MS = 60 * SECOND_MS;

const stay = (transfer: Transfer): Step => [transfer, []];

/** The wait before the next attempt after so many that brought nothing. */
export function toRetryDelayMs(attempts: number): number {
  return attempts === 0 ? AFTER_GAIN_MS : Math.min(SECOND_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

function then([transfer, effects]: Step, more: (transfer: Transfer) => Step): Step {
  const [next, further] = more(transfer);
  return [next, [...effects, ...further]];
}

function ask(transfer: Transfer): Step {
  const { received, version, ranges } = transfer;
  // Without a validator the length may be that of an encoded body.
  if (received > 0 && received === version.total && version.etag !== null) return check(transfer);
  const etag = received > 0 && ranges !== 'unusable' ? version.etag : null;
  const from = etag === null ? 0 : received;
  const request = transfer.request + 1;
  return [{ ...transfer, request, phase: { kind: 'asking', from } }, [{ kind: 'ask', request, from, etag }]];
}

function stop(transfer: Transfer, reason: StopReason): Step {
  return stay({ ...transfer, phase: { kind: 'stopped', reason } });
}

function later(transfer: Transfer, gained: number, atLeastMs = 0): Step {
  const attempts = gained > 0 ? Number(gained < LEAST_GAIN) : transfer.attempts + 1;
  if (attempts > MAX_ATTEMPTS) return stop({ ...transfer, attempts }, 'unreachable');
  const ms = Math.max(toRetryDelayMs(attempts), Math.min(atLeastMs, LONGEST_WAIT_MS));
  return [{ ...transfer, attempts, phase: { kind: 'waiting' } }, [{ kind: 'wait', ms }]];
}

function check(transfer: Transfer): Step {
  const { digest } = transfer.version;
  if (digest === null) return [{ ...transfer, phase: { kind: 'done' } }, [{ kind: 'offer' }]];
  return [{ ...transfer, phase: { kind: 'checking' } }, [{ kind: 'check', digest }]];
}

function truncate(transfer: Transfer, to: number, version: Version): Step {
  const pieces = truncateBytes(transfer.pieces, to);
  return [{ ...transfer, pieces, received: to, version }, [{ kind: 'truncate', to, version }]];
}

function giveUpRanges(transfer: Transfer): Step {
  return then([{ ...transfer, ranges: 'unusable' }, [{ kind: 'abort' }]], ask);
}

const isSameOrUnknown = <T>(one: T | null, other: T | null): boolean =>
  one === null || other === null || one === other;

function isSameVersion(one: Version, other: Version): boolean {
  return (
    isSameOrUnknown(one.etag, other.etag) &&
    isSameOrUnknown(one.total, other.total) &&
    isSameOrUnknown(one.digest, other.digest)
  );
}

function onPart(transfer: Transfer, { version: sent, range, isEncoded }: Answer, from: number): Step {
  const { version, received } = transfer;
  const isWanted = range?.kind === 'part' && range.start === from && !isEncoded;
  if (!isWanted || !isSameVersion(version, sent)) return giveUpRanges(transfer);
  const answer = {
    ...version,
    total: version.total ?? sent.total,
    digest: version.digest ?? sent.digest,
  };
  const phase: Phase = { kind: 'reading', answer, isPart: true, at: from, end: range.end, before: received };
  return stay({ ...transfer, phase });
}

/** The requested range begins behind the file's end: all of it is here, or it is another file. */
function onNoPart(transfer: Transfer, { range }: Answer): Step {
  const { received, version } = transfer;
  if (range?.total === received) return check({ ...transfer, version: { ...version, total: received } });
  return then(truncate(transfer, 0, unknownVersion), ask);
}

const isTransient = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

function onAnswer(transfer: Transfer, answer: Answer): Step {
  const { phase } = transfer;
  if (phase.kind !== 'asking') return stay(transfer);
  const { from } = phase;
  const { status, version } = answer;
  const isUnderstood = from > 0 && transfer.ranges === 'untried';
  const answered = { ...transfer, unanswered: 0, ...(isUnderstood && { ranges: 'understood' as const }) };
  if (status === 206 && from > 0) return onPart(answered, answer, from);
  if (status === 416 && from > 0)
    return then([answered, [{ kind: 'abort' }]], (next) => onNoPart(next, answer));
  if (status === 200 && !answer.isPage) {
    const before = answered.received;
    const reading = { kind: 'reading', answer: version, isPart: false, at: 0, end: version.total } as const;
    return stay({ ...answered, phase: { ...reading, before } });
  }
  const isPassing = isTransient(status) || [200, 206, 416].includes(status) || isForeignPage(answer);
  return then([answered, [{ kind: 'abort' }]], (next) =>
    isPassing ? later(next, 0, answer.retryAfterMs ?? 0) : stop(next, 'refused'),
  );
}

function onBytes(transfer: Transfer, bytes: Bytes): Step {
  const { phase, received } = transfer;
  if (phase.kind !== 'reading') return stay(transfer);
  const { at } = phase;
  const isMore = phase.end !== null && at + bytes.length > phase.end;
  if (isMore && phase.isPart) return then(truncate(transfer, phase.before, transfer.version), giveUpRanges);
  // Longer than announced: the length is of an encoded body, whose encoding CORS hides.
  const answer = isMore ? { ...phase.answer, etag: null, total: null, digest: null } : phase.answer;
  const reading = { ...phase, answer, end: isMore ? null : phase.end, at: at + bytes.length };
  const known = bytes.subarray(0, Math.max(0, received - at));
  const same = countSame(transfer.pieces, at, known);
  if (same === bytes.length) return stay({ ...transfer, phase: reading });
  const start = at + same;
  const fresh = bytes.subarray(same);
  const cut = same < known.length ? truncate(transfer, start, answer) : stay(transfer);
  return then(cut, (next) => [
    {
      ...next,
      pieces: [...next.pieces, fresh],
      received: start + fresh.length,
      version: answer,
      phase: reading,
    },
    [{ kind: 'append', at: start, bytes: fresh, version: answer }],
  ]);
}

function onEnd(transfer: Transfer): Step {
  const { phase, received } = transfer;
  if (phase.kind !== 'reading') return stay(transfer);
  const { at, end, answer, isPart, before } = phase;
  const gained = received - before;
  if ((end !== null && at < end) || at === 0) return later(transfer, gained);
  if (isPart) {
    if (answer.total === received) return check({ ...transfer, version: answer });
    return gained > 0 ? ask({ ...transfer, attempts: 0 }) : later(transfer, 0);
  }
  const whole = { ...answer, total: at };
  return then(truncate(transfer, at, whole), check);
}

function onBroke(transfer: Transfer): Step {
  const { phase } = transfer;
  if (phase.kind === 'reading') return later(transfer, transfer.received - phase.before);
  if (phase.kind !== 'asking') return stay(transfer);
  const unanswered = phase.from > 0 ? transfer.unanswered + 1 : transfer.unanswered;
  const isRefused = transfer.ranges === 'untried' && unanswered >= MAX_UNANSWERED;
  const ranges = isRefused ? 'unusable' : transfer.ranges;
  return later({ ...transfer, unanswered, ranges }, 0);
}

function onChecked(transfer: Transfer, isSound: boolean): Step {
  if (transfer.phase.kind !== 'checking') return stay(transfer);
  if (isSound) return [{ ...transfer, phase: { kind: 'done' } }, [{ kind: 'offer' }]];
  const damages = transfer.damages + 1;
  return then(truncate({ ...transfer, damages }, 0, unknownVersion), (next) =>
    damages > 1 ? stop(next, 'damaged') : ask(next),
  );
}

function onCommand(transfer: Transfer, kind: 'go' | 'pause' | 'retry' | 'back'): Step {
  const { phase } = transfer;
  const isAtRest = phase.kind === 'paused' || phase.kind === 'stopped' || phase.kind === 'waiting';
  if (kind === 'pause') {
    if (phase.kind === 'done' || phase.kind === 'paused') return stay(transfer);
    return [{ ...transfer, phase: { kind: 'paused' } }, [{ kind: 'abort' }]];
  }
  if (kind === 'go' && isAtRest) return ask({ ...transfer, attempts: 0, unanswered: 0, damages: 0 });
  if (kind === 'retry' && phase.kind === 'waiting') return ask(transfer);
  const isCutOff = phase.kind === 'stopped' && phase.reason === 'unreachable';
  if (kind === 'back' && (phase.kind === 'waiting' || isCutOff)) return ask({ ...transfer, attempts: 0 });
  return stay(transfer);
}

/** The next state of a download after an event, and what there is to do. */
export function step(transfer: Transfer, event: Event): Step {
  if ('request' in event && event.request !== transfer.request) return stay(transfer);
  switch (event.kind) {
    case 'answer':
      return onAnswer(transfer, event.answer);
    case 'bytes':
      return onBytes(transfer, event.bytes);
    case 'end':
      return onEnd(transfer);
    case 'broke':
      return onBroke(transfer);
    case 'checked':
      return onChecked(transfer, event.isSound);
    default:
      return onCommand(transfer, event.kind);
  }
}
