import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as v from 'valibot';
import { ownJobKeys, ownJobQuery, refreshJobs, updateJob } from '#api/own-jobs.ts';
import { type OwnJob, OwnJobData } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { ApprovalLine, RowWindow, useStoredRow, type WindowMode, RowFacts } from '../../edit/row-window.tsx';
import { toUpdateAnswer } from '../../edit/use-edit.ts';
import { toOwnOptions, useShownValue } from '../choices.ts';
import { editGroups, type EditName } from '../job-fields.ts';
import { jobEditorMessages as texts } from '../messages.ts';
import { toJobLabel } from '../post-rules.ts';
import { toSaveFailure } from '../sending-rules.ts';
import { isAsked } from '../way-values.ts';
import { EditJob } from './edit-job.tsx';
import { type JobUpdate, toEditValues } from '../job-requests.ts';

function readJob(data: unknown): OwnJob | undefined {
  const read = v.safeParse(OwnJobData, data);
  return read.success ? read.output.job : undefined;
}

function useSaving(userId: string) {
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

/** The modal's `view` mode. */
function ViewJob({ job }: { job: OwnJob }) {
  const values = toEditValues(job);
  const toShown = useShownValue(toOwnOptions(job));
  const toFacts = (names: readonly EditName[], isLong = false) =>
    names.map((name) => ({
      label: toJobLabel(name, values, texts),
      value: toShown(name, values[name]),
      isLong,
    }));
  return (
    <div className="grid gap-6">
      <ApprovalLine row={job} texts={texts} />
      <RowFacts
        sections={[
          { facts: toFacts(editGroups.head) },
          { title: texts.location, facts: toFacts(editGroups.place) },
          { title: texts.salary, facts: toFacts(editGroups.pay) },
          { title: texts.jobDetails, facts: toFacts(editGroups.details) },
          { title: texts.about, facts: toFacts(editGroups.words, true) },
          {
            title: wayMessages.title,
            facts: toFacts(editGroups.ways.filter((name) => isAsked(name, values))),
          },
        ]}
      />
    </div>
  );
}
