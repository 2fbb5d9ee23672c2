import * as v from 'valibot';
import { listLimits } from '../limits.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** §3 knows `totalPages`; the other fields are extensions. */
export const Pagination = v.object({
  totalPages: Count,
  total: v.optional(Count),
  page: v.optional(Count),
  perPage: v.optional(Count),
  isEstimate: v.optional(v.boolean()),
});
export type Pagination = v.InferOutput<typeof Pagination>;

const LooseCount = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), Count)),
  undefined,
);

const LoosePagination = v.object({
  totalPages: LooseCount,
  total: LooseCount,
  page: LooseCount,
  perPage: LooseCount,
  isEstimate: v.fallback(v.optional(v.boolean()), undefined),
});

function toPagination({ totalPages, ...known }: v.InferOutput<typeof LoosePagination>) {
  const { total, perPage } = known;
  if (totalPages !== undefined) return { totalPages, ...known };
  const size = Math.max(1, perPage ?? listLimits.pageSize);
  return total === undefined ? undefined : { totalPages: Math.ceil(total / size), ...known };
}

/** {@link Pagination} as servers send it; undefined without a number of pages. */
export const OptionalPagination = v.fallback(
  v.optional(v.pipe(LoosePagination, v.transform(toPagination))),
  undefined,
);
