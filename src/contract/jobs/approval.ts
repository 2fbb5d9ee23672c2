import * as v from 'valibot';
import { OptionalText } from '../fields.ts';

const approvals = ['pending', 'approved', 'rejected'] as const;
export type Approval = (typeof approvals)[number];

/** Extension; '' from servers that do not send it. */
export const OptionalApproval = v.fallback(v.union([v.picklist(approvals), v.literal('')]), '');

export const ownerEntries = {
  approval: v.optional(OptionalApproval, ''),
  approvalReason: OptionalText,
  /** Sent back as `If-Match`; null when not sent. */
  version: v.fallback(v.optional(v.nullable(v.number()), null), null),
  /** Of a deleted row: when, ISO text. */
  deletedAt: OptionalText,
};
