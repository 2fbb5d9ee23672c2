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
