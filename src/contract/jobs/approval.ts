import * as v from 'valibot';
import { OptionalText } from '../fields.ts';

/** An administrator's decision on a company or job (§1 "Admin approval"). */
const approvals = ['pending', 'approved', 'rejected'] as const;
export type Approval = (typeof approvals)[number];

/** Extension, sent to owners and administrators: '' from servers that do not say. */
export const OptionalApproval = v.fallback(v.union([v.picklist(approvals), v.literal('')]), '');

/** What an owner reads of a row beyond §3; all of it is an extension. */
export const ownerEntries = {
  approval: v.optional(OptionalApproval, ''),
  /** Why it was rejected, in the administrator's words. */
  approvalReason: OptionalText,
  /** Counts the changes of the row: sent back as `If-Match` (see write-headers.ts); null when not sent. */
  version: v.fallback(v.optional(v.nullable(v.number()), null), null),
};
