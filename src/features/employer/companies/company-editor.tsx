import { useRef, useState, type SubmitEvent } from 'react';
import { useDraft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { DraftLine } from '#presenters/draft-line.tsx';
import { OfflineFormLine } from '#presenters/offline-form-line.tsx';
import { useDiscardQuestion } from '#presenters/use-discard-question.ts';
import { TwoVersions } from '#ui/dialog/two-versions.tsx';
import { ApprovalLine } from './approval-line.tsx';
import { CompanyEditDraft } from './company-drafts.ts';
import { CompanyFields } from './company-fields.tsx';
import { sameLogo, toCompanyValues } from './company-rules.ts';
import { toEditBase, toVersionRows } from './company-versions.ts';
import { toLogoUrl } from './company-view.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LogoField } from './logo-field.tsx';
import { companyMessages, type CompanyTexts } from './messages.ts';
import { useCompanyEdit, type CompanyEdit } from './use-company-edit.ts';

interface EditFormProps extends CompanyEdit {
  formId: string;
}

/** What follows a change of these in an approved company. */
const toWaitingHints = ({ renameHint, contactHint }: CompanyTexts) => ({
  name: renameHint,
  website: contactHint,
  contactNumber: contactHint,
  email: contactHint,
});

/** Fills the form with the contact that is public; saving it is the owner's. */
function TakeBackButton({ isLocked, onPress }: { isLocked: boolean; onPress: () => void }) {
  const texts = useMessages(companyMessages);
  const [isTaken, setTaken] = useState(false);
  const press = () => {
    onPress();
    setTaken(true);
  };
  return (
    <>
      <button type="button" className="btn text-base" disabled={isLocked} onClick={press}>
        {texts.takeBack}
      </button>
      <span role="status" className="text-sm empty:hidden">
        {isTaken && texts.takenBack}
      </span>
    </>
  );
}

function EditForm({ formId, ...edit }: EditFormProps) {
  const texts = useMessages(companyMessages);
  const { company, draft, control } = edit;
  const { formRef, checkAll, field, theirs, merged, logo, takeContactBack, ...form } = useCompanyEdit(edit);
  const versions = useRef<HTMLHeadingElement>(null);
  const isBusy = control.sending.step === 'busy';
  const askToDiscard = useDiscardQuestion(texts.discardChangesText);
  const takeTheirs = async () => {
    if (await askToDiscard()) form.takeTheirs();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (theirs !== null) versions.current?.focus();
    else if (!isBusy && checkAll()) void form.save();
  };
  return (
    <form ref={formRef} id={formId} noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-3 empty:hidden">
        <ApprovalLine
          company={company}
          action={<TakeBackButton isLocked={isBusy} onPress={takeContactBack} />}
        />
        {control.sending.step !== 'failed' && <OfflineFormLine />}
        {theirs !== null && merged !== null && (
          <TwoVersions
            title={texts.conflict.title}
            text={texts.conflict.text}
            rows={toVersionRows({ values: merged, logo: logo.value }, toCompanyValues(theirs), texts)}
            names={texts.conflict}
            keepMine={{ label: texts.conflict.keepMine, onPress: () => void form.keepMine() }}
            takeTheirs={{ label: texts.conflict.takeTheirs, onPress: () => void takeTheirs() }}
            isBusy={isBusy}
            headingRef={versions}
          />
        )}
      </div>
      <CompanyFields
        field={field}
        mode="edit"
        isLocked={isBusy}
        logo={<LogoField logo={logo} stored={{ name: company.name, src: toLogoUrl(company) }} />}
        hints={company.approval === 'approved' ? toWaitingHints(texts) : {}}
      />
      <DraftLine
        draft={draft}
        isLocked={isBusy}
        discardText={texts.discardChangesText}
        onDiscard={form.discard}
      />
    </form>
  );
}

/** The form of "Edit Company", from what is kept of it, else from what is stored. */
export function CompanyEditor(props: Omit<EditFormProps, 'draft'>) {
  const { company } = props;
  const initial = { values: toCompanyValues(company), logo: sameLogo, base: toEditBase(company) };
  const draft = useDraft(`company:${company._id}`, CompanyEditDraft, initial);
  useUnsavedForm({ isUnsaved: draft.isKept });
  return draft.isRead ? <EditForm key={draft.round} {...props} draft={draft} /> : <FormSkeleton />;
}
