import type { ReactNode } from 'react';
import { waitingFields, type OwnCompany } from '#contract/companies/company.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { companyMessages } from './messages.ts';

interface ApprovalLineProps {
  company: OwnCompany;
  /** What can be done about a contact that waits. */
  action?: ReactNode;
}

/** The new contact of an approved company: that it waits, or why it was rejected. */
function ContactLine({ company, action }: ApprovalLineProps) {
  const texts = useMessages(companyMessages);
  const waiting = waitingFields(company);
  if (waiting.length > 0) {
    const labels = waiting.map((name) => texts.labels[name]).join(', ');
    const values = waiting.map((name) => company.publicContact[name] || texts.notGiven).join(', ');
    return (
      <StateLine tone="notice">
        <Icon name="clock" />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-semibold">{texts.waitingContact(labels)}</p>
          <p>{texts.publicContact(values)}</p>
        </div>
        {action}
      </StateLine>
    );
  }
  if (company.contactReason === '') return null;
  return (
    <StateLine tone="notice">
      <Icon name="warning" />
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {texts.contactRejected(company.contactReason)}
      </p>
    </StateLine>
  );
}

/** Where a company stands with the administrators; nothing once it is approved as it is. */
export function ApprovalLine(props: ApprovalLineProps) {
  const { approval, approvalReason } = props.company;
  const texts = useMessages(companyMessages);
  if (approval === 'approved') return <ContactLine {...props} />;
  if (approval === 'pending') {
    return (
      <StateLine tone="notice">
        <Icon name="clock" />
        <span className="font-semibold">{texts.waiting}</span>
      </StateLine>
    );
  }
  if (approval !== 'rejected') return null;
  return (
    <StateLine tone="notice">
      <p className="font-semibold">{texts.rejected(approvalReason)}</p>
      <p>{texts.rejectedHint}</p>
    </StateLine>
  );
}
