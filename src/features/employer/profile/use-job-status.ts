import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeJob, refreshJobs, reopenJob } from '#api/own-jobs.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { postedJobsMessages, profileMessages } from './messages.ts';

/** Closes a job before its deadline, or opens it again. */
export function useJobStatus(userId: string) {
  const texts = postedJobsMessages;
  const words = profileMessages;
  const client = useQueryClient();
  const [announcement, announce] = useState('');
  const change = async ({ _id, title, status }: OwnJob) => {
    if (!isOnline()) {
      const { title: offline, text } = words.offline;
      return void (await showAlert({ kind: 'error', title: offline, text: text(title) }));
    }
    const options = { as: userId, idempotencyKey: createIdempotencyKey() };
    try {
      await (status === 'closed' ? reopenJob : closeJob)(_id, options);
      await refreshJobs(client, userId);
      announce(status === 'closed' ? texts.reopened(title) : texts.closed(title));
    } catch (error) {
      await showAlert({ kind: 'error', title: texts.statusFailed, text: failureText(error) });
    }
  };
  return { announcement, change };
}
