import { describeFailure } from './describe-failure.ts';

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
