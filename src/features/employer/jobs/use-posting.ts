import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { createJob, refreshJobs, type JobRequest } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { PostValues } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { toPostDialog, toPostTrouble, type Trouble } from './sending-rules.ts';

export type Posting = { step: 'idle'; trouble?: Trouble | undefined } | { step: 'busy' } | { step: 'done' };

/** Sends the job once at a time; a repeat after a lost connection carries the same key. */
export function usePosting(session: Session, draft: Draft<PostValues>) {
  const texts = useMessages(jobEditorMessages);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [posting, setPosting] = useState<Posting>({ step: 'idle' });
  const isRunning = useRef(false);

  const leave = async () => {
    await showAlert({ kind: 'success', title: texts.posted });
    await navigate({ to: appPaths.home });
  };
  const fail = async (error: unknown) => {
    setPosting({ step: 'idle', trouble: toPostTrouble(error) });
    const dialog = toPostDialog(error, texts);
    if (dialog) await showAlert({ kind: 'error', ...dialog });
  };
  const post = async (request: JobRequest) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPosting({ step: 'busy' });
    try {
      await createJob(request, { token: session.token, idempotencyKey: draft.keyFor(request) });
      draft.discard();
      setPosting({ step: 'done' });
      void refreshJobs(queryClient, session.user._id);
      await leave();
    } catch (error) {
      isRunning.current = false;
      await fail(error);
    }
  };
  return { posting, post };
}
