import * as v from 'valibot';

const Coded = v.looseObject({ code: v.string() });

/** The innermost cause of an error. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

/** The code of an error or its causes. */
export function findCode(error: unknown): string | null {
  const coded = v.safeParse(Coded, error);
  if (coded.success) return coded.output.code;
  return error instanceof Error && error.cause !== undefined ? findCode(error.cause) : null;
}

/** The SQLSTATE of a database error or its causes. */
export function postgresCode(error: unknown): string | null {
  const code = findCode(error);
  return code !== null && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** True for a unique violation. */
export function isDuplicate(error: unknown): boolean {
  return postgresCode(error) === '23505';
}

/** True for data exceptions, which validation should have prevented. */
export function isUnreadableValue(error: unknown): boolean {
  return postgresCode(error)?.startsWith('22') ?? false;
}

/** True where a trigger refuses a move of an application (0003-applications.sql). */
export const isForbiddenMove = (error: unknown): boolean => postgresCode(error) === 'KJ001';

export const HOLD_LIMIT = 'HOLD_LIMIT';

/** True when a statement took too long. */
export function isTooSlow(error: unknown): boolean {
  const code = findCode(error);
  return code === HOLD_LIMIT || code === '57014';
}

/** True when a file or the database found no room on its disk. */
export const isDiskFull = (error: unknown): boolean =>
  /^(?:ENOSPC|EDQUOT|53100)$/.test(findCode(error) ?? '');

const unreachable =
  /^(?:ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|ETIMEDOUT|57P0[1-5]|08\w{3}|53\w{3})$/;

/** The driver gives connection errors no code. */
const lost =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** True when the database did not answer, so that the request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = findCode(error);
  if (code !== null) return unreachable.test(code);
  const cause = rootCause(error);
  return cause instanceof Error && lost.test(cause.message);
}
