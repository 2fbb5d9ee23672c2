import type { ReactNode } from 'react';
import type { Approval } from '#contract/jobs/approval.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';

interface ApprovalLineProps {
  row: { approval: Approval | ''; approvalReason: string };
  texts: { waiting: string; rejected: (reason: string) => string };
  /** What an edit of a rejected row does. */
  rejectedHint?: string | undefined;
  /** Stands in its place once the row is approved. */
  whenApproved?: ReactNode;
}

/** Where a row stands with the administrators. */
export function ApprovalLine({ row, texts, rejectedHint, whenApproved }: ApprovalLineProps) {
  const { approval, approvalReason } = row;
  if (approval === 'approved') return whenApproved;
  if (approval === '') return null;
  const isRejected = approval === 'rejected';
  return (
    <StateLine tone="notice">
      <Icon name={isRejected ? 'warning' : 'clock'} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{isRejected ? texts.rejected(approvalReason) : texts.waiting}</p>
        {isRejected && rejectedHint !== undefined && <p>{rejectedHint}</p>}
      </div>
    </StateLine>
  );
}
