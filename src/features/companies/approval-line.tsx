import type { OwnCompany } from '#contract/own-company.ts';
import { useMessages } from '#platform/messages.ts';
import { QuietLine, StateLine } from '#ui/state-panel.tsx';
import { companyMessages } from './messages.ts';

/** Where a company stands with the administrators; nothing once it is approved. */
export function ApprovalLine({ company }: { company: OwnCompany }) {
  const texts = useMessages(companyMessages);
  if (company.approval === 'pending') return <QuietLine icon="clock">{texts.waiting}</QuietLine>;
  if (company.approval !== 'rejected') return null;
  return (
    <StateLine tone="notice">
      <p className="font-semibold">{texts.rejected(company.approvalReason)}</p>
      <p>{texts.rejectedHint}</p>
    </StateLine>
  );
}
