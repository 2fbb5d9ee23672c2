import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  deletedJobsQuery,
  deleteJob,
  ownJobKeys,
  ownJobsQuery,
  refreshJobs,
  restoreJob,
} from '#api/own-jobs.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { createObservable } from '#platform/observable.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import type { DeleteCalls } from './delete-row.ts';
import { isNetworkFailure, toJobMarks } from './list-rules.ts';
import { markMessages, postedJobsMessages, profileMessages } from './messages.ts';
import type { RowView } from './own-list.tsx';
import { ForOwner, OwnRows, type Owner, type RowActions } from './own-rows.tsx';

export type JobModalSlot = (modal: {
  mode: 'view' | 'edit';
  jobId: string;
  onClose: () => void;
  onSaved: () => void;
}) => ReactNode;

const calls: DeleteCalls<OwnJob> = {
  leaving: createObservable<ReadonlySet<string>>(new Set()),
  keyOf: ownJobKeys.list,
  nameOf: (job) => job.title,
  remove: deleteJob,
  restore: restoreJob,
  refresh: refreshJobs,
  elementOf: (id) => `job-${id}`,
  lastElement: 'posted-jobs',
};

function useJobRow(): (job: OwnJob, actions: RowActions) => RowView {
  const words = useMessages(profileMessages);
  const marks = useMessages(markMessages);
  const texts = useMessages(postedJobsMessages);
  const wording = { texts: useMessages(jobMessages), locale: useLocale() };
  const now = useNow();
  return (job, actions) => {
    const { title, lang, companyName, place, salary, salaryPer } = toJobCardView(job, now, wording);
    return {
      id: calls.elementOf(job._id),
      name: title,
      lang,
      marks: toJobMarks(job, now, marks),
      onView: actions.view,
      page: { jobId: job._id, text: texts.openPage },
      cells: [companyName, place, [salary, salaryPer].filter(Boolean).join(' ')],
      actions: [
        { text: words.edit, onPress: actions.edit },
        { text: words.remove, tone: 'danger', onPress: actions.remove },
      ],
    };
  };
}

function JobsOf({ owner, modal }: { owner: Owner; modal: JobModalSlot }) {
  const texts = useMessages(postedJobsMessages);
  const query = useQuery({ ...ownJobsQuery(owner), refetchOnMount: 'always' });
  const deleted = useQuery({ ...deletedJobsQuery(owner), enabled: useServerExtensions() });
  const toRow = useJobRow();
  const { title, company, location, salary } = texts.columns;
  return (
    <OwnRows
      {...{ owner, query, calls, texts, toRow }}
      deleted={deleted.data}
      columns={[title, company, location, salary]}
      icon="briefcase"
      add={{ to: appPaths.postJob, look: 'btn-primary' }}
      toText={(error) => {
        const reason = failureText(error);
        return isNetworkFailure(error) ? texts.networkFailure(reason) : texts.refusal(reason);
      }}
      modal={({ mode, id, onClose }) => modal({ mode, jobId: id, onClose, onSaved: onClose })}
    />
  );
}

/** "02.Posted Jobs List" (§2). */
export function PostedJobs({ modal }: { modal: JobModalSlot }) {
  const texts = useMessages(postedJobsMessages);
  return (
    <ForOwner id={calls.lastElement} texts={texts}>
      {(owner) => <JobsOf owner={owner} modal={modal} />}
    </ForOwner>
  );
}
