import { listLimits } from '../limits.ts';
import type { Pagination } from '../http/pagination.ts';

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
