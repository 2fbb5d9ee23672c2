import { inspect } from 'node:util';
import { postgresCode } from './errors/database-errors.ts';

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * A failure for the log, with its stack. Messages of database errors contain parameter values (addresses, search texts),
 * so only their code, statement and stack are logged.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const code = postgresCode(error);
  const statement = 'query' in error && typeof error.query === 'string' ? error.query : null;
  if (code === null && statement === null) return inspect(error);
  const cause = error.cause instanceof Error && code === null ? error.cause.message : '';
  const summary = [error.name, code === null ? cause : `SQLSTATE ${code}`, statement ?? ''];
  return `${summary.filter((part) => part !== '').join(': ')}\n${frames(error)}`;
}

/** All events. src/server/README.md explains them. */
export const logEvents = [
  'request',
  'request failed',
  'too many connections of one address',
  'disk is almost full, larger writes are refused',
  'unsent uploads are too large, oldest removed',
  'nightly export skipped, its disk is almost full',
  'work failed',
  'work failed, will retry',
  'outcome of work not stored',
  'queue not reached, will retry',
  'schedule failed, will retry',
  'figures of a job not counted',
  'nightly export written',
  'logo removal failed, will retry',
  'loose logo removal failed, will retry',
  'embedded database crashed',
  'embedded database ended, restarting',
  'data folder is open to other users',
  'data folder was open to other users, closed now',
  'operator call failed',
  'job messages ended',
  'message budget used',
  'mail budget used',
  'day limit not stored',
  'subscription check failed, will retry',
  'push subscription removed',
  'push service refuses this server',
  'notification refused',
  'notification failed',
  'payment confirmation failed',
  'stop code failed',
  'phone number not stored',
  'operator command failed',
] as const;
type LogEvent = (typeof logEvents)[number];

/** A log entry. Must not contain tokens, phone numbers, search texts or query strings. */
export interface LogEntry {
  /** `alert`: an operator has to act. */
  level: 'info' | 'alert' | 'error';
  event: LogEvent;
  reason?: unknown;
  fields?: Readonly<Record<string, string | number>>;
}
export type Log = (entry: LogEntry) => void;

const toJson = (fields: object): string =>
  Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;

/** Writes information as one JSON line on stdout; alerts and errors on stderr. */
export function logToConsole({ level, event, reason, fields = {} }: LogEntry): void {
  const isThrown = reason !== undefined && typeof reason !== 'string';
  const details = reason === undefined || isThrown ? fields : { reason, ...fields };
  if (level === 'info') {
    process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
    return;
  }
  const failure = isThrown ? `: ${describeFailure(reason)}` : '';
  const label = level === 'alert' ? 'Alert' : 'Error';
  process.stderr.write(`${label}: ${event}${toJson(details)}${failure}\n`);
}
