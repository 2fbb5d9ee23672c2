import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { ownCompaniesQuery, ownCompanyQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { preloadDialogs } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useSession } from '#platform/session/session.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { EditFooter } from '#ui/form/edit-footer.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { CompanyView } from './company-view.tsx';
import { SendingNote } from './form-parts.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { companyMessages } from './messages.ts';
import { useSending } from './use-sending.ts';

interface CompanyModalProps {
  mode: 'view' | 'edit';
  companyId: string;
  onClose: () => void;
  /** After each successful save, with what is stored now; the modal stays open and shows it. */
  onSaved?: ((company: OwnCompany) => void) | undefined;
}

interface NotLoadedProps {
  error: Error;
  /** What the list has of it stands below. */
  isCopyShown: boolean;
  onRetry: () => void;
}

function NotLoaded({ error, isCopyShown, onRetry }: NotLoadedProps) {
  const texts = useMessages(companyMessages);
  if (error instanceof ApiError && error.status === 401) {
    return <StatePanel icon="person" title={texts.sessionEnded} action={<SignInLink />} />;
  }
  const retry = (
    <button type="button" className="btn text-base" onClick={onRetry}>
      {texts.retry}
    </button>
  );
  if (!isCopyShown) return <StatePanel icon="warning" tone="error" title={texts.loadFailed} action={retry} />;
  return (
    <StateLine tone="error">
      {texts.loadFailed} {retry}
    </StateLine>
  );
}

const noOne = { token: '', userId: '' };

/**
 * The company as it is now: asked anew each time, so that an edit does not begin with an old copy. To be read, it is
 * there at once where the list has it, also without a network.
 */
function useFreshCompany({ mode, companyId }: CompanyModalProps, session: Session | null) {
  const owner = session ? { token: session.token, userId: session.user._id } : noOne;
  const client = useQueryClient();
  const listed = () =>
    client.getQueryData(ownCompaniesQuery(owner).queryKey)?.find(({ _id }) => _id === companyId);
  const query = useQuery({
    ...ownCompanyQuery(companyId, owner),
    enabled: session !== null && companyId !== '',
    initialDataUpdatedAt: 0,
    ...(mode === 'view' ? { initialData: listed } : {}),
  });
  const isFresh = mode === 'view' || query.isFetchedAfterMount;
  return { query, company: isFresh ? query.data : undefined };
}

/** "View Company" and "Edit Company" (§2): the company of its owner, read-only or to be changed. */
export function CompanyModal(props: CompanyModalProps) {
  const { mode, onClose, onSaved } = props;
  const texts = useMessages(companyMessages);
  const session = useSession();
  const formId = useId();
  const control = useSending();
  const { query, company } = useFreshCompany(props, session);
  // Each save, and each version taken over, begins a form of its own.
  const [begun, setBegun] = useState<{ round: number; company?: OwnCompany }>({ round: 0 });
  const shown = begun.company ?? company;
  const isEdit = mode === 'edit' && session !== null;
  useEffect(() => void preloadDialogs(), []);

  const toBody = () => {
    if (session === null) {
      return <StatePanel icon="person" title={texts.updating.noToken} action={<SignInLink />} />;
    }
    const failure = query.isError && !query.isFetching && (
      <NotLoaded error={query.error} isCopyShown={shown !== undefined} onRetry={() => void query.refetch()} />
    );
    if (shown === undefined) return failure || <FormSkeleton />;
    if (mode === 'view') {
      return (
        <div className="grid gap-4">
          {failure}
          <CompanyView company={shown} />
        </div>
      );
    }
    const onBegin = (next: OwnCompany) => setBegun({ round: begun.round + 1, company: next });
    const edit = { company: shown, session, formId, control, onBegin, onSaved };
    return <CompanyEditor key={begun.round} {...edit} />;
  };
  return (
    <ModalDialog
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      closeText={texts.dismiss}
      onClose={onClose}
      footer={
        <EditFooter
          texts={texts}
          formId={isEdit ? formId : null}
          isReady={shown !== undefined}
          isBusy={control.sending.step === 'busy'}
          onClose={onClose}
        >
          <SendingNote sending={control.sending} formId={formId} />
        </EditFooter>
      }
    >
      {toBody()}
    </ModalDialog>
  );
}
