import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { ownJobQuery, ownJobsQuery } from '#api/own-jobs.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useSession } from '#platform/session/session.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { EditFooter } from '#ui/form/edit-footer.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { EditJob } from './edit-job.tsx';
import { jobEditorMessages } from '../messages.ts';
import { SendingNote } from '../sending-note.tsx';
import type { OnSaved } from './use-edit.ts';
import { useSaving } from './use-saving.ts';
import { ViewJob } from './view-job.tsx';

export interface JobModalProps {
  mode: 'edit' | 'view';
  jobId: string;
  onClose: () => void;
  /** The job was saved: the list reloads. `onClose` follows. */
  onSaved: () => void;
}

const noOne = { token: '', userId: '' };

/** The job is on the way, or did not come. */
function NotHere({ job, formId }: { job: UseQueryResult<OwnJob>; formId: string }) {
  const texts = useMessages(jobEditorMessages);
  if (!job.isError || job.isFetching) return <p role="status">{texts.loadingData}</p>;
  if (job.error instanceof ApiError && job.error.status === 401) {
    return (
      <SendingNote trouble={{ title: '', way: 'signIn', isAnswered: true }} isBusy={false} formId={formId} />
    );
  }
  return (
    <StateLine tone="error">
      {texts.loadFailed(failureText(job.error))}
      <button
        type="button"
        className="btn border-control bg-base-200 text-base"
        onClick={() => void job.refetch()}
      >
        {texts.retry}
      </button>
    </StateLine>
  );
}

/** The job as it is stored now. To be read, it is there at once where the list has it, also without a network. */
function useJob({ mode, jobId }: JobModalProps, owner: typeof noOne): UseQueryResult<OwnJob> {
  const client = useQueryClient();
  const listed = () => client.getQueryData(ownJobsQuery(owner).queryKey)?.find(({ _id }) => _id === jobId);
  return useQuery({
    ...ownJobQuery(jobId, owner),
    initialDataUpdatedAt: 0,
    ...(mode === 'view' ? { initialData: listed } : {}),
  });
}

/** One of one's own jobs in a window, to read or to edit (§2 Job modal). */
export function JobModal(props: JobModalProps) {
  const { mode, onClose, onSaved } = props;
  const texts = useMessages(jobEditorMessages);
  const formId = useId();
  const session = useSession();
  const owner = session ? { token: session.token, userId: session.user._id } : noOne;
  const job = useJob(props, owner);
  const saving = useSaving(session);
  // A job that was read before may have changed since: an edit waits for the one that is stored now.
  const loaded = mode === 'view' || job.isFetchedAfterMount ? job.data : undefined;
  const saved: OnSaved = ({ waits }) => {
    onSaved();
    onClose();
    const text = waits ? `${texts.updated}\n${texts.updatedWaits}` : texts.updated;
    void showAlert({ kind: 'success', title: texts.success, text });
  };
  const footer = (
    <EditFooter
      texts={texts}
      formId={mode === 'edit' ? formId : null}
      isReady={loaded !== undefined}
      isBusy={saving.isBusy}
      onClose={onClose}
    >
      <SendingNote trouble={saving.trouble} isBusy={saving.isBusy} formId={formId} />
    </EditFooter>
  );
  return (
    <ModalDialog
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      closeText={texts.closeWindow}
      onClose={onClose}
      footer={footer}
    >
      {!session && (
        <StateLine tone="error">
          {texts.noUserId} <SignInLink />
        </StateLine>
      )}
      {session && (!loaded || (mode === 'view' && job.isError)) && <NotHere job={job} formId={formId} />}
      {loaded && mode === 'view' && <ViewJob job={loaded} />}
      {session && loaded && mode === 'edit' && (
        <EditJob job={loaded} session={session} saving={saving} formId={formId} onSaved={saved} />
      )}
    </ModalDialog>
  );
}
