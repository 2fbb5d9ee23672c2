import { useState, type ReactNode } from 'react';
import { deleteJob, ownJobKeys, refreshJobs, restoreJob } from '#api/own-jobs.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { createObservable } from '#platform/observable.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import { StateLine } from '#ui/state-panel.tsx';
import type { DeleteCalls } from './delete-row.ts';
import { markMessages, postedJobsMessages } from './list-messages.ts';
import { toJobMarks } from './list-rules.ts';
import { LiveRegion } from './list-states.tsx';
import { profileMessages } from './messages.ts';
import { OwnList } from './own-list.tsx';
import type { RowView } from './row-view.ts';
import { useDeletes } from './use-deletes.ts';

/** The `id` of the section's title: the focus goes there when the last job is gone. */
export const JOBS_TITLE_ID = 'posted-jobs';

/** What the route puts in for the job modal (§2). */
export type JobModalSlot = (modal: {
  mode: 'view' | 'edit';
  jobId: string;
  onClose: () => void;
  onSaved: () => void;
}) => ReactNode;

/** How jobs are deleted and brought back. */
export const jobCalls: DeleteCalls<OwnJob> = {
  leaving: createObservable<ReadonlySet<string>>(new Set()),
  keyOf: ownJobKeys.list,
  nameOf: (job) => job.title,
  remove: deleteJob,
  restore: restoreJob,
  refresh: refreshJobs,
  elementOf: (id) => `job-${id}`,
  lastElement: JOBS_TITLE_ID,
};

type OnPress = (job: OwnJob) => void;

/** A job as its row shows it, in the order of the specified columns. */
function useJobRow(on: Record<'view' | 'edit' | 'remove', OnPress>): (job: OwnJob) => RowView {
  const words = useMessages(profileMessages);
  const marks = useMessages(markMessages);
  const texts = useMessages(postedJobsMessages);
  const wording = { texts: useMessages(jobMessages), locale: useLocale() };
  const now = useNow();
  return (job) => {
    const { title, lang, companyName, place, salary, salaryPer } = toJobCardView(job, now, wording);
    return {
      id: jobCalls.elementOf(job._id),
      name: title,
      lang,
      marks: toJobMarks(job, now, marks),
      onView: () => on.view(job),
      page: { jobId: job._id, text: texts.openPage },
      cells: [companyName, place, [salary, salaryPer].filter(Boolean).join(' ')],
      actions: [
        { text: words.edit, onPress: () => on.edit(job) },
        { text: words.remove, tone: 'danger', onPress: () => on.remove(job) },
      ],
    };
  };
}

interface JobListProps {
  jobs: readonly OwnJob[];
  empty: ReactNode;
  modal: JobModalSlot;
}

/** The user's own jobs, with what can be done to each. */
export function JobList({ jobs, empty, modal }: JobListProps) {
  const texts = useMessages(postedJobsMessages);
  const { rows, line, announcement, remove } = useDeletes(jobs, jobCalls, texts.deleting);
  const [opened, setOpened] = useState<{ mode: 'view' | 'edit'; jobId: string } | null>(null);
  const close = () => setOpened(null);
  const toRow = useJobRow({
    view: ({ _id }) => setOpened({ mode: 'view', jobId: _id }),
    edit: ({ _id }) => setOpened({ mode: 'edit', jobId: _id }),
    remove,
  });
  const { title, company, location, salary } = texts.columns;
  return (
    <>
      <LiveRegion text={announcement} />
      {line !== null && <StateLine tone="error">{line}</StateLine>}
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <OwnList label={texts.title} columns={[title, company, location, salary]} rows={rows.map(toRow)} />
      )}
      {opened && modal({ ...opened, onClose: close, onSaved: close })}
    </>
  );
}
