import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { ownCompanyQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/auth.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import { ApiError } from '#platform/api-error.ts';
import { preloadDialogs } from '#platform/dialogs.ts';
import { useMessages } from '#platform/messages.ts';
import { useSession } from '#platform/session.ts';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { CompanyView } from './company-view.tsx';
import { SendingNote, SignInLink } from './form-parts.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { companyMessages } from './messages.ts';
import { useSending, type Sending, type SendingControl } from './use-sending.ts';

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

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useMessages(companyMessages);
  if (error instanceof ApiError && error.status === 401) {
    return <StatePanel icon="person" title={texts.sessionEnded} action={<SignInLink />} />;
  }
  const retry = (
    <button type="button" className="btn text-base" onClick={onRetry}>
      {texts.retry}
    </button>
  );
  return <StatePanel icon="warning" tone="error" title={texts.loadFailed} action={retry} />;
}

/** The company as it is now: asked anew each time, so that an edit does not begin with an old copy. */
function CompanyBody({ mode, companyId, onSaved, session, formId, control }: BodyProps) {
  const query = useQuery(ownCompanyQuery(companyId, { token: session.token, userId: session.user._id }));
  // Each save, and each version taken over, begins a form of its own.
  const [begun, setBegun] = useState<{ round: number; company: OwnCompany | null }>({
    round: 0,
    company: null,
  });
  const company = begun.company ?? query.data;
  if (company === undefined || (mode === 'edit' && !query.isFetchedAfterMount)) {
    return query.isError && !query.isFetching ? (
      <NotLoaded error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <FormSkeleton />
    );
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

/** The buttons of §2; while an edit is sent, or has failed, that stands above them and in sight. */
function Footer({
  formId,
  sending,
  onClose,
}: {
  formId: string | null;
  sending: Sending;
  onClose: () => void;
}) {
  const texts = useMessages(companyMessages);
  const isBusy = sending.step === 'busy';
  return (
    <div>
      {formId !== null && <SendingNote sending={sending} formId={formId} />}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn bg-base-200 text-base max-sm:flex-1" onClick={onClose}>
          {texts.close}
        </button>
        {formId !== null && (
          <button
            type="submit"
            form={formId}
            className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:flex-1"
            aria-disabled={isBusy}
          >
            {isBusy ? texts.saving : texts.save}
          </button>
        )}
      </div>
    </div>
  );
}

/** "View Company" and "Edit Company" (§2): the company of its owner, read-only or to be changed. */
export function CompanyModal({ mode, companyId, onClose, onSaved }: CompanyModalProps) {
  const texts = useMessages(companyMessages);
  const session = useSession();
  const formId = useId();
  const control = useSending();
  const isEdit = mode === 'edit' && session !== null;
  useEffect(() => void preloadDialogs(), []);
  return (
    <ModalDialog
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      closeText={texts.dismiss}
      onClose={onClose}
      footer={<Footer formId={isEdit ? formId : null} sending={control.sending} onClose={onClose} />}
    >
      {session === null ? (
        <StatePanel icon="person" title={texts.updating.noToken} action={<SignInLink />} />
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
