import { inspect } from 'node:util';
import { postgresCode } from './database-errors.ts';

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * A failure for the log, with its stack. Database errors repeat the values they were given (addresses,
 * search texts), in their messages or beside them, so only their code, statement and place are kept.
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

/** One thing worth recording. Never holds a token, a phone number, a search text or a query string. */
export type LogEntry =
  | { kind: 'request'; method: string; path: string; status: number; ms: number; bytes: number }
  /** An operator that did not answer with success. An alert is for whoever runs the server: nobody else can help. */
  | { kind: 'operator'; channel: string; call: string; outcome: string; isAlert: boolean }
  /** Something that whoever runs the server has to know of. */
  | { kind: 'alert'; event: string; fields: Readonly<Record<string, string | number>> }
  | { kind: 'error'; where: string; error: unknown };

/** Writes requests and operators' refusals as one JSON line on stdout; alerts and failures on stderr. */
export function logToConsole(entry: LogEntry): void {
  if (entry.kind === 'error') {
    process.stderr.write(`Error at ${entry.where}: ${describeFailure(entry.error)}\n`);
    return;
  }
  if (entry.kind === 'alert') {
    process.stderr.write(`Alert: ${entry.event} ${JSON.stringify(entry.fields)}\n`);
    return;
  }
  if (entry.kind === 'operator') {
    const line = `Operator ${entry.channel}, ${entry.call}: ${entry.outcome}\n`;
    if (entry.isAlert) process.stderr.write(line);
    else process.stdout.write(`${JSON.stringify(entry)}\n`);
    return;
  }
  const { method, path, status, ms, bytes } = entry;
  process.stdout.write(`${JSON.stringify({ method, path, status, ms, bytes })}\n`);
}
