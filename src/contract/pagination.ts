import * as v from 'valibot';

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
