import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { refreshJobs, updateJob, type JobRequest } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { OwnJobData, type OwnJob } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { jobEditorMessages } from '../messages.ts';
import { toSaveTrouble, type Trouble } from '../sending-rules.ts';

/** One update, with what makes it safe to repeat and impossible to overwrite another's. */
interface Update {
  id: string;
  request: JobRequest;
  version: number | null;
  idempotencyKey: string;
}

/** How an update ended; `saved` carries the job where the server tells it, `stale` carries the job as another has stored it meanwhile. */
type SaveOutcome =
  { kind: 'saved'; job: OwnJob | undefined } | { kind: 'stale'; theirs: OwnJob } | { kind: 'failed' };

export interface Saving {
  isBusy: boolean;
  trouble: Trouble | undefined;
  /** Undefined when another one is under way. */
  save: (update: Update) => Promise<SaveOutcome | undefined>;
}

function toStale(error: unknown): OwnJob | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const data = v.safeParse(OwnJobData, error.data);
  return data.success ? data.output.job : undefined;
}

/** Sends updates of a job, one at a time. */
export function useSaving(session: Session | null): Saving {
  const texts = useMessages(jobEditorMessages);
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const isRunning = useRef(false);

  const send = async ({ id, request, ...options }: Update): Promise<SaveOutcome> => {
    try {
      const job = await updateJob(id, request, { token: session?.token ?? '', ...options });
      void refreshJobs(queryClient, session?.user._id ?? '');
      return { kind: 'saved', job };
    } catch (error) {
      const theirs = toStale(error);
      if (theirs) return { kind: 'stale', theirs };
      setTrouble(toSaveTrouble(error, texts));
      return { kind: 'failed' };
    }
  };
  const save = async (update: Update) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setTrouble(undefined);
    const outcome = await send(update);
    isRunning.current = false;
    setBusy(false);
    return outcome;
  };
  return { isBusy, trouble, save };
}
