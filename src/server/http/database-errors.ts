import * as v from 'valibot';

const Coded = v.looseObject({ code: v.string() });
const Wrapped = v.looseObject({ cause: v.unknown() });

/** The code of an error, or of the error it wraps, and so on. */
export function findCode(error: unknown): string | null {
  const coded = v.safeParse(Coded, error);
  if (coded.success) return coded.output.code;
  const wrapped = v.safeParse(Wrapped, error);
  if (!wrapped.success || wrapped.output.cause === undefined) return null;
  return findCode(wrapped.output.cause);
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

const unreachable = /^(?:ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|CONNECT\w+|57P0[1-5]|08\w{3}|53\w{3})$/;

/** True when the database did not answer at all, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return unreachable.test(findCode(error) ?? '');
}
