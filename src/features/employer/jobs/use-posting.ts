import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createJob, refreshJobs, type JobRequest } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import type { PostValues } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { toPostFailure } from './sending-rules.ts';

/** Posts the job and leaves; a repeat after a lost connection has the same key. */
export function usePosting(session: Session, draft: Draft<PostValues>) {
  const texts = useMessages(jobEditorMessages);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, isDone, failure, submit } = useSubmit({
    key: ['jobs', 'post'],
    send: async (request: JobRequest) => {
      await createJob(request, { token: session.token, idempotencyKey: draft.keyFor(request) });
      draft.discard();
      void refreshJobs(queryClient, session.user._id);
    },
    toFailure: (error) => toPostFailure(error, texts),
  });
  const post = async (request: JobRequest) => {
    const result = await submit(request);
    if (result?.kind === 'done') {
      await showAlert({ kind: 'success', title: texts.posted });
      await navigate({ to: appPaths.home });
    } else if (result?.failure.dialog) {
      await showAlert({ kind: 'error', ...result.failure.dialog });
    }
  };
  return { isBusy, isDone, failure: failure?.note, post };
}
