import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ownCompanyQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/auth.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import { useMessages } from '#platform/messages.ts';
import { useSession } from '#platform/session.ts';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { CompanyView } from './company-view.tsx';
import { SignInLink } from './form-parts.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { companyMessages } from './messages.ts';
import { useSending, type SendingControl } from './use-sending.ts';

interface CompanyModalProps {
  mode: 'view' | 'edit';
  companyId: string;
  onClose: () => void;
  /** After each successful save, with what is stored now; the modal stays open and shows it. */
  onSaved?: ((company: OwnCompany) => void) | undefined;
}

interface BodyProps extends Pick<CompanyModalProps, 'mode' | 'companyId' | 'onSaved'> {
  session: Session;
  formId: string;
  control: SendingControl;
}

/** The company as it is now: asked anew each time, so that an edit does not begin with an old copy. */
function CompanyBody({ mode, companyId, onSaved, session, formId, control }: BodyProps) {
  const texts = useMessages(companyMessages);
  const query = useQuery(ownCompanyQuery(companyId, { token: session.token, userId: session.user._id }));
  // Each save, and each version taken over, begins a form of its own.
  const [begun, setBegun] = useState<{ round: number; company: OwnCompany | null }>({
    round: 0,
    company: null,
  });
  const company = begun.company ?? query.data;
  if (company === undefined || (mode === 'edit' && !query.isFetchedAfterMount)) {
    if (!query.isError) return <FormSkeleton />;
    const retry = (
      <button type="button" className="btn text-base" onClick={() => void query.refetch()}>
        {texts.retry}
      </button>
    );
    return <StatePanel icon="warning" tone="error" title={texts.loadFailed} action={retry} />;
  }
  if (mode === 'view') return <CompanyView company={company} />;
  const begin = (next: OwnCompany) => setBegun({ round: begun.round + 1, company: next });
  return (
    <CompanyEditor
      key={begun.round}
      company={company}
      session={session}
      formId={formId}
      control={control}
      onBegin={begin}
      onSaved={onSaved}
    />
  );
}

function EditButtons({ formId, isBusy, onClose }: { formId: string; isBusy: boolean; onClose: () => void }) {
  const texts = useMessages(companyMessages);
  return (
    <>
      <button type="button" className="btn text-base" onClick={onClose}>
        {texts.close}
      </button>
      <button
        type="submit"
        form={formId}
        className="btn btn-primary text-base aria-disabled:opacity-60"
        aria-disabled={isBusy}
      >
        {isBusy ? texts.saving : texts.save}
      </button>
    </>
  );
}

/** "View Company" and "Edit Company" (§2): the company of its owner, read-only or to be changed. */
export function CompanyModal({ mode, companyId, onClose, onSaved }: CompanyModalProps) {
  const texts = useMessages(companyMessages);
  const session = useSession();
  const formId = useId();
  const control = useSending();
  const isEdit = mode === 'edit' && session !== null;
  const closeButton = (
    <button type="button" className="btn text-base" onClick={onClose}>
      {texts.close}
    </button>
  );
  const isBusy = control.sending.step === 'busy';
  return (
    <ModalDialog
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      closeText={texts.dismiss}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {isEdit ? <EditButtons formId={formId} isBusy={isBusy} onClose={onClose} /> : closeButton}
        </div>
      }
    >
      {session === null ? (
        <StatePanel icon="person" title={texts.noToken} action={<SignInLink />} />
      ) : (
        <CompanyBody
          mode={mode}
          companyId={companyId}
          onSaved={onSaved}
          session={session}
          formId={formId}
          control={control}
        />
      )}
    </ModalDialog>
  );
}
