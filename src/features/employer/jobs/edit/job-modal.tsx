import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as v from 'valibot';
import { ownJobQuery, ownJobKeys, refreshJobs, updateJob } from '#api/own-jobs.ts';
import { OwnJobData, type OwnJob } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { RowWindow, useStoredRow, type WindowMode } from '../../edit/row-window.tsx';
import { toUpdateAnswer } from '../../edit/use-edit.ts';
import { jobEditorMessages } from '../messages.ts';
import { toSaveFailure } from '../sending-rules.ts';
import { EditJob } from './edit-job.tsx';
import type { JobUpdate } from './edit-rules.ts';
import { ViewJob } from './view-job.tsx';

function readJob(data: unknown): OwnJob | undefined {
  const read = v.safeParse(OwnJobData, data);
  return read.success ? read.output.job : undefined;
}

function useSaving(userId: string) {
  const texts = jobEditorMessages;
  const queryClient = useQueryClient();
  return useSubmit({
    key: ['jobs', 'update'],
    send: async ({ id, request, ...options }: JobUpdate) => {
      const sent = updateJob(id, request, { as: userId, ...options });
      const answer = await toUpdateAnswer(sent, readJob);
      if (answer.kind === 'stored') void refreshJobs(queryClient, userId);
      return answer;
    },
    toFailure: (error) => toSaveFailure(error, texts),
  });
}

interface JobModalProps {
  mode: WindowMode;
  jobId: string;
  onClose: () => void;
  onSaved: () => void;
}

/** The job modal (§2), to read or edit. */
export function JobModal({ mode, jobId, onClose, onSaved }: JobModalProps) {
  const texts = jobEditorMessages;
  const formId = useId();
  const session = useFormSession();
  const userId = session?.user._id ?? '';
  const query = ownJobQuery(jobId, userId);
  const stored = useStoredRow({ mode, id: jobId, query, listKey: ownJobKeys.list(userId) });
  const saving = useSaving(userId);
  const saved = ({ waits }: { waits: boolean }) => {
    onSaved();
    onClose();
    const text = waits ? `${texts.updated}\n${texts.updatedWaits}` : texts.updated;
    void showAlert({ kind: 'success', title: texts.success, text });
  };
  return (
    <RowWindow
      {...{ mode, formId, session, stored, saving, onClose }}
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      texts={{
        ...texts,
        signedOut: texts.noUserId,
        loadFailed: (error) => texts.loadFailed(failureText(error)),
      }}
      loading={<p role="status">{texts.loadingData}</p>}
    >
      {(job, ownSession) =>
        mode === 'view' ? (
          <ViewJob job={job} />
        ) : (
          <EditJob job={job} session={ownSession} saving={saving} formId={formId} onSaved={saved} />
        )
      }
    </RowWindow>
  );
}
