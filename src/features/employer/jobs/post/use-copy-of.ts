import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ownJobKeys, ownJobQuery } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { jobEditorMessages } from '../messages.ts';

interface CopyOf {
  jobId: string | undefined;
  session: Session;
  onCopy: (job: OwnJob) => Promise<void>;
  onDone: () => void;
}

/** Copies the job in the URL into the form, once. */
export function useCopyOf({ jobId, session, onCopy, onDone }: CopyOf): void {
  const texts = jobEditorMessages;
  const client = useQueryClient();
  const read = async (id: string): Promise<OwnJob> => {
    const userId = session.user._id;
    const listed = client.getQueryData<OwnJob[]>(ownJobKeys.list(userId));
    try {
      return await client.fetchQuery(ownJobQuery(id, userId));
    } catch (error) {
      const known = listed?.find(({ _id }) => _id === id);
      if (known === undefined) throw error;
      return known;
    }
  };
  const copy = useEffectEvent(async (id: string) => {
    try {
      await onCopy(await read(id));
    } catch (error) {
      await showAlert({ kind: 'error', title: texts.copyFailed, text: failureText(error) });
    }
    onDone();
  });
  useEffect(() => {
    if (jobId !== undefined) void copy(jobId);
  }, [jobId]);
}
