import { useState, type ReactNode } from 'react';
import { waitingFields, type OwnCompany } from '#contract/companies/company.ts';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';
import { ApprovalLine } from '../edit/approval-line.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { CompanyEditDraft } from './company-drafts.ts';
import { CompanyFields } from './company-fields.tsx';
import { sameLogo, toCompanyValues } from './company-rules.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { LogoField } from './logo-field.tsx';
import { ownCompanyMessages, type CompanyTexts } from './messages.ts';
import { useCompanyEdit, type CompanyEditOptions } from './use-company-edit.ts';

export const toLogoUrl = ({ logo }: OwnCompany): string => (logo ? fileUrl(logo) : '');

interface CompanyApprovalProps {
  company: OwnCompany;
  action?: ReactNode;
}

function ContactLine({ company, action }: CompanyApprovalProps) {
  const texts = ownCompanyMessages;
  const waiting = waitingFields(company);
  if (waiting.length === 0 && company.contactReason === '') return null;
  const labels = waiting.map((name) => texts.labels[name]).join(', ');
  const values = waiting.map((name) => company.publicContact[name] || texts.notGiven).join(', ');
  const isWaiting = waiting.length > 0;
  return (
    <StateLine tone="notice">
      <Icon name={isWaiting ? 'clock' : 'warning'} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">
          {isWaiting ? texts.waitingContact(labels) : texts.contactRejected(company.contactReason)}
        </p>
        {isWaiting && <p>{texts.publicContact(values)}</p>}
      </div>
      {isWaiting && action}
    </StateLine>
  );
}

/** The approval of a company, and of its new contact. */
export function CompanyApproval(props: CompanyApprovalProps) {
  const texts = ownCompanyMessages;
  const contact = <ContactLine {...props} />;
  return (
    <ApprovalLine
      row={props.company}
      texts={texts}
      rejectedHint={texts.rejectedHint}
      whenApproved={contact}
    />
  );
}

const toWaitingHints = ({ renameHint, contactHint }: CompanyTexts) => ({
  name: renameHint,
  website: contactHint,
  contactNumber: contactHint,
  email: contactHint,
});

interface RestoreContactButtonProps {
  isLocked: boolean;
  isRestored: boolean;
  onPress: () => void;
}

function RestoreContactButton({ isLocked, isRestored, onPress }: RestoreContactButtonProps) {
  const texts = ownCompanyMessages;
  return (
    <>
      <button type="button" className="btn text-base" disabled={isLocked} onClick={onPress}>
        {texts.restoreContact}
      </button>
      <span role="status" className="text-sm empty:hidden">
        {isRestored && texts.contactRestored}
      </span>
    </>
  );
}

interface CompanyFormProps extends CompanyEditOptions {
  formId: string;
}

function CompanyEditForm({ formId, ...options }: CompanyFormProps) {
  const texts = ownCompanyMessages;
  const { draft, saving } = options;
  const { isBusy } = saving;
  const edit = useCompanyEdit(options);
  const { logo, values } = edit;
  const company = edit.origin.row;
  const isRestored = waitingFields(company).every((name) => values[name] === company.publicContact[name]);
  const restoreContact = (
    <RestoreContactButton isLocked={isBusy} isRestored={isRestored} onPress={edit.restoreContact} />
  );
  return (
    <EditForm
      {...{ formId, edit, draft, saving }}
      discardText={texts.discardChangesText}
      notes={<CompanyApproval company={company} action={restoreContact} />}
    >
      <CompanyFields
        field={edit.field}
        mode="edit"
        isLocked={isBusy}
        logo={<LogoField logo={logo} stored={{ name: company.name, src: toLogoUrl(company) }} />}
        hints={company.approval === 'approved' ? toWaitingHints(texts) : {}}
      />
    </EditForm>
  );
}

/** The form of "Edit Company", from its draft or the stored company. */
export function CompanyEditor({ onBegin, ...props }: Omit<CompanyFormProps, 'draft'>) {
  // Refetching does not change the edited company; saving does.
  const [company, setCompany] = useState(props.company);
  const values = toCompanyValues(company);
  const initial = { values, logo: sameLogo, base: { values, version: company.version } };
  const draft: Draft<CompanyEditDraft> = useDraft(`company:${company._id}`, CompanyEditDraft, initial);
  const begin = (next: OwnCompany) => {
    setCompany(next);
    onBegin(next);
  };
  if (!draft.isRead) return <FormSkeleton />;
  return <CompanyEditForm key={draft.round} {...props} {...{ company, draft }} onBegin={begin} />;
}
