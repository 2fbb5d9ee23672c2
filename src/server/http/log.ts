import { describeFailure } from './describe-failure.ts';

/** One thing worth recording. Never holds a token, a phone number, a search text or a query string. */
export type LogEntry =
  | { kind: 'request'; method: string; path: string; status: number; ms: number; bytes: number }
  | { kind: 'error'; where: string; error: unknown };

/** Writes requests as one JSON line on stdout and failures, with their stack, on stderr. */
export function logToConsole(entry: LogEntry): void {
  if (entry.kind === 'error') {
    process.stderr.write(`Error at ${entry.where}: ${describeFailure(entry.error)}\n`);
    return;
  }
  const { method, path, status, ms, bytes } = entry;
  process.stdout.write(`${JSON.stringify({ method, path, status, ms, bytes })}\n`);
}
