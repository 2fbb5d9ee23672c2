import { type ReactNode, useState } from 'react';
import type { CompanyName } from '#contract/companies/company-form.ts';
import { type OwnCompany, waitingFields } from '#contract/companies/company.ts';
import { type Draft, useDraft } from '#device/drafts/draft.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';
import { ApprovalLine } from '../edit/row-window.tsx';
import { EditForm, type SendingFailure } from '../edit/edit-form.tsx';
import { type UpdateAnswer, useEdit } from '../edit/use-edit.ts';
import {
  CompanyEditDraft,
  checkCompany,
  checkedOnLeave,
  companyNames,
  type CompanyRequest,
  type CompanyValues,
  describeRequest,
  type LogoChoice,
  sameLogo,
  toCompanyValues,
} from './company-rules.ts';
import { CompanyFields, FormSkeleton } from './company-fields.tsx';
import { LogoField, useLogoChoice } from './logo-field.tsx';
import { type CompanyTexts, ownCompanyMessages as texts } from './messages.ts';

export const toLogoUrl = ({ logo }: OwnCompany): string => (logo ? fileUrl(logo) : '');

interface CompanyApprovalProps {
  company: OwnCompany;
  action?: ReactNode;
}

function ContactLine({ company, action }: CompanyApprovalProps) {
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

/** An update that can be retried (idempotency key) and cannot overwrite another's (version). */
export interface CompanyUpdate {
  id: string;
  request: CompanyRequest;
  version: number | null;
  idempotencyKey: string;
}

export type CompanySaving = Submit<CompanyUpdate, UpdateAnswer<OwnCompany>, SendingFailure> & {
  share: number | null;
};

interface CompanyEditOptions {
  company: OwnCompany;
  draft: Draft<CompanyEditDraft>;
  saving: CompanySaving;
  onBegin: (company: OwnCompany) => void;
  onSaved: (before: OwnCompany, stored: OwnCompany) => void;
}

/** The edit of a company: texts and logo. */
function useCompanyEdit({ company, draft, saving, onBegin, onSaved }: CompanyEditOptions) {
  const { values, base, logo: startLogo } = draft.start;
  const edit = useEdit<OwnCompany, CompanyName, CompanyUpdate>({
    toTexts: toCompanyValues,
    start: { texts: values, origin: { row: company, texts: base.values, version: base.version } },
    fields: { check: (typed) => checkCompany(typed, texts), onLeave: checkedOnLeave },
    prepare: () => logo.settle(),
    toUpdate: (typed, { row, version }) => {
      const request = { names: companyNames, values: typed, logo: logo.read() };
      const idempotencyKey = draft.keyFor({ ...describeRequest(request), version });
      return { id: row._id, request, version, idempotencyKey };
    },
    submit: saving.submit,
    draft: {
      save: (typed, { texts: from, version }) =>
        draft.save({ values: typed, logo: logo.read(), base: { values: from, version } }),
      discard: draft.discard,
    },
    onBegin: (row) => {
      logo.reset();
      onBegin(row);
    },
    onSaved: (stored) => {
      if (stored === undefined) return;
      edit.begin(stored);
      onSaved(edit.origin.row, stored);
    },
  });
  const { origin } = edit;
  const save = (typed: CompanyValues, logo: LogoChoice) =>
    draft.save({ values: typed, logo, base: { values: origin.texts, version: origin.version } });
  const logo = useLogoChoice(startLogo, (next) => save(edit.read(), next));
  return {
    ...edit,
    logo,
    /** Restores the public contact in the form. */
    restoreContact: () => {
      const typed = { ...edit.read(), ...origin.row.publicContact };
      edit.reset(typed);
      save(typed, logo.read());
    },
  };
}
