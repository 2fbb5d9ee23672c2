import * as v from 'valibot';

const Coded = v.looseObject({ code: v.string() });

/** What an error wraps, and that one, and so on to the first; the error itself where it wraps none. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

/** The code of an error, or of the error it wraps, and so on. */
export function findCode(error: unknown): string | null {
  const coded = v.safeParse(Coded, error);
  if (coded.success) return coded.output.code;
  return error instanceof Error && error.cause !== undefined ? findCode(error.cause) : null;
}

/** The SQLSTATE of a database error, also of one that a query builder has wrapped; null for other errors. */
export function postgresCode(error: unknown): string | null {
  const code = findCode(error);
  return code !== null && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** True when a row was refused because another one has the same value. */
export function isDuplicate(error: unknown): boolean {
  return postgresCode(error) === '23505';
}

/** Data exceptions: a value that the database could not read. Checks before it should have caught it. */
export function isUnreadableValue(error: unknown): boolean {
  return postgresCode(error)?.startsWith('22') ?? false;
}

/** The code of work that held a connection for too long. */
export const HOLD_LIMIT = 'HOLD_LIMIT';

/** True when a statement was cancelled because it took too long. */
export function isTooSlow(error: unknown): boolean {
  const code = findCode(error);
  return code === HOLD_LIMIT || code === '57014';
}

const unreachable =
  /^(?:ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|ETIMEDOUT|57P0[1-5]|08\w{3}|53\w{3})$/;

/** The driver gives no code to what it says of its connections. */
const lost =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** True when the database did not answer at all, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = findCode(error);
  if (code !== null) return unreachable.test(code);
  const cause = rootCause(error);
  return cause instanceof Error && lost.test(cause.message);
}
