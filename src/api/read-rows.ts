import type * as v from 'valibot';
import { parseRows } from '#contract/http/envelope.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';

/** The valid rows of a list; malformed ones are logged. @throws ApiError when all are malformed */
export function readRows<S extends v.GenericSchema>(
  schema: S,
  rows: readonly unknown[],
  name: string,
): v.InferOutput<S>[] {
  const parsed = parseRows(schema, rows);
  for (const row of parsed.rejected) logNotice(`skipped a malformed ${name} (row ${row.index})`, row.reason);
  const [first] = parsed.rejected;
  if (first && parsed.rows.length === 0) {
    throw new ApiError('broken', `no ${name} can be read`, { cause: first.reason });
  }
  return parsed.rows;
}
