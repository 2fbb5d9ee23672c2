import type { OwnCompany } from '#contract/own-company.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { companyMessages } from './messages.ts';

/** Where a company stands with the administrators; nothing once it is approved. */
export function ApprovalLine({ company }: { company: OwnCompany }) {
  const texts = useMessages(companyMessages);
  if (company.approval === 'pending') {
    return (
      <StateLine tone="notice">
        <Icon name="clock" />
        <span className="font-semibold">{texts.waiting}</span>
      </StateLine>
    );
  }
  if (company.approval !== 'rejected') return null;
  return (
    <StateLine tone="notice">
      <p className="font-semibold">{texts.rejected(company.approvalReason)}</p>
      <p>{texts.rejectedHint}</p>
    </StateLine>
  );
}
