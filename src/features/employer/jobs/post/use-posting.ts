import { useQueryClient } from '@tanstack/react-query';
import { createJob, refreshJobs, type JobRequest } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { isOnline } from '#platform/http/online.ts';
import { draftMessages } from '#ui/panel-messages.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import type { PostDraft } from './post-draft.ts';
import { jobEditorMessages } from '../messages.ts';
import { toPostFailure } from '../sending-rules.ts';

/** Posts the job; a retry after a lost connection has the same idempotency key. */
export function usePosting(session: Session, draft: Pick<Draft<PostDraft>, 'keyFor' | 'discard'>) {
  const texts = jobEditorMessages;
  const queryClient = useQueryClient();
  const { isBusy, isDone, failure, submit, clear } = useSubmit({
    key: ['jobs', 'post'],
    send: async (request: JobRequest) => {
      await createJob(request, { as: session.user._id, idempotencyKey: draft.keyFor(request) });
      draft.discard();
      void refreshJobs(queryClient, session.user._id);
    },
    toFailure: (error) => toPostFailure(error, texts),
  });
  const post = async (request: JobRequest) => {
    const result = await submit(request);
    if (result?.kind !== 'failed' || !result.failure.dialog) return;
    const { title, text } = result.failure.dialog;
    const isOffline = !isOnline() && result.failure.note?.way === 'sendAgain';
    await showAlert({
      kind: 'error',
      title,
      text: isOffline ? `${text}\n${draftMessages.offlineSafe}`.trim() : text,
    });
  };
  return { isBusy, isDone, failure: failure?.note, post, clear };
}
