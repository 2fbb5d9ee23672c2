import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownJobKeys, ownJobQuery, ownJobsQuery } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { formatDate } from '#contract/format.ts';
import { jobChoiceNames, jobChoices } from '#contract/jobs/fields/job-fields.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { toRecord } from '#contract/rows.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { locale } from '#platform/i18n/locale.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { toEditValues, emptyPost } from '../job-requests.ts';
import type { PostValues } from '../job-fields.ts';
import { jobEditorMessages as texts } from '../messages.ts';

const oneOf = (values: readonly string[], ...wanted: string[]): string =>
  wanted.find((value) => values.includes(value)) ?? '';

/** "9:05 PM" as "21:05"; '' for anything else. */
function toTime(text: string): string {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*(am|pm)\s*$/i.exec(text) ?? [];
  if (hours === undefined || minutes === undefined || half === undefined) return '';
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A new posting copied from an old job, without its deadline and the days of a walk-in. */
export function toCopiedPost(job: OwnJob): PostValues {
  const { tags: _tags, workingHours, ...values } = toEditValues(job);
  const [start = '', end = ''] = workingHours.split(/\s-\s/);
  return {
    ...emptyPost,
    ...values,
    currency: job.salary.currency || emptyPost.currency,
    bonus: job.salary.bonus === 0 ? '' : values.bonus,
    ...toRecord(jobChoiceNames, (name) => oneOf(jobChoices[name].post, job[name])),
    // Older postings may have the value of one in the other's field.
    jobType: oneOf(jobChoices.jobType.post, job.jobType, job.workMode),
    workMode: oneOf(jobChoices.workMode.post, job.workMode, job.jobType),
    startTime: toTime(start),
    endTime: toTime(end),
    deadline: '',
    walkInFrom: '',
    walkInTo: '',
  };
}

/** Fills the form from one of the user's own jobs. */
export function CopyPosting({ userId, onCopy }: { userId: string; onCopy: (job: OwnJob) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data: jobs = [] } = useQuery(ownJobsQuery(userId));
  if (jobs.length === 0) return null;
  const close = () => setOpen(false);
  const copy = (job: OwnJob) => {
    close();
    onCopy(job);
  };
  return (
    <>
      <button type="button" className="btn justify-self-start text-base" onClick={() => setOpen(true)}>
        <Icon name="document" />
        {texts.copyOld}
      </button>
      {isOpen && (
        <ModalDialog title={texts.copyOld} closeText={texts.closeWindow} onClose={close}>
          <ul className="grid gap-2">
            {jobs.map((job) => (
              <li key={job._id}>
                <button
                  type="button"
                  className="surface w-full cursor-pointer px-4 py-3 text-left wrap-anywhere"
                  onClick={() => copy(job)}
                >
                  <span lang={textLanguage(job.title)} className="block font-bold">
                    {job.title}
                  </span>
                  <span className="text-sm text-muted">
                    {job.company.name} · {texts.deadlineOf(formatDate(job.applicationDeadline, locale))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </ModalDialog>
      )}
    </>
  );
}

interface CopyOf {
  jobId: string | undefined;
  session: Session;
  onCopy: (job: OwnJob) => Promise<void>;
  onDone: () => void;
}

/** Copies the job in the URL into the form, once. */
export function useCopyOf({ jobId, session, onCopy, onDone }: CopyOf): void {
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
