import * as v from 'valibot';
import { listLimits } from './limits.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** §3 knows `totalPages`; the other fields are ours and may be missing. */
export const Pagination = v.object({
  totalPages: Count,
  total: v.optional(Count),
  page: v.optional(Count),
  perPage: v.optional(Count),
  /** True when `total` and `totalPages` are good estimates rather than counts. */
  isEstimate: v.optional(v.boolean()),
});
export type Pagination = v.InferOutput<typeof Pagination>;

/** "Showing {from}-{to} of {total} Results". */
export interface ShownRange {
  from: number;
  to: number;
  total: number;
  isEstimate: boolean;
}

/**
 * The range a page shows: from `total` where the server sends it, else from `totalPages` × page size.
 * @param page 1-based
 * @param rows rows on this page
 */
export function toShownRange(pagination: Pagination, page: number, rows: number): ShownRange {
  const size = pagination.perPage ?? listLimits.pageSize;
  const first = rows === 0 ? 0 : (page - 1) * size + 1;
  const to = rows === 0 ? 0 : first + rows - 1;
  const isLast = page >= pagination.totalPages;
  const total = pagination.total ?? (isLast ? to : pagination.totalPages * size);
  return {
    from: first,
    to,
    total: Math.max(total, to),
    isEstimate: pagination.isEstimate ?? (pagination.total === undefined && !isLast),
  };
}
