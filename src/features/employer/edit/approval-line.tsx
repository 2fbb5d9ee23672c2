import type { ReactNode } from 'react';
import type { Approval } from '#contract/jobs/approval.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';

interface ApprovalLineProps {
  row: { approval: Approval | ''; approvalReason: string };
  texts: { waiting: string; rejected: (reason: string) => string };
  rejectedHint?: string | undefined;
  whenApproved?: ReactNode;
}

/** The approval state of a row. */
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
