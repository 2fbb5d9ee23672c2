import { useState } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { serverNow } from '#platform/server-time.ts';
import { ApprovalLine } from '../../edit/approval-line.tsx';
import { EditForm } from '../../edit/edit-form.tsx';
import type { SendingFailure } from '../../edit/sending-note.tsx';
import { useEdit, type UpdateAnswer } from '../../edit/use-edit.ts';
import type { EditName } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { checkWays } from '../way-values.ts';
import { EditFields } from './edit-fields.tsx';
import { usePickers } from './edit-pickers.tsx';
import {
  createEditDraftSchema,
  hasBoth,
  toEditValues,
  toUpdateRequest,
  type EditDraft,
  type JobUpdate,
} from './edit-rules.ts';

interface EditJobProps {
  job: OwnJob;
  session: Session;
  saving: Submit<JobUpdate, UpdateAnswer<OwnJob>, SendingFailure>;
  formId: string;
  /** @param outcome.waits true for an approved job that needs approval again */
  onSaved: (outcome: { waits: boolean }) => void;
}

interface JobEditFormProps extends EditJobProps {
  draft: Draft<EditDraft>;
  onBegin: (job: OwnJob) => void;
}

function useJobEdit({ job, saving, draft, onBegin, onSaved }: JobEditFormProps) {
  const { chooseBoth } = jobEditorMessages;
  const { values, base, version: startVersion } = draft.start;
  return useEdit<OwnJob, EditName, JobUpdate>({
    toTexts: toEditValues,
    start: { texts: values, origin: { row: job, texts: base, version: startVersion } },
    // Nothing else is checked before sending (§5).
    fields: {
      check: (typed) => checkWays(typed, { now: serverNow(), deadline: typed.deadline, stored: job }),
    },
    prepare: async (typed) => {
      if (hasBoth(typed)) return true;
      await showAlert({ kind: 'error', title: chooseBoth });
      return false;
    },
    toUpdate: (typed, { row, version }) => {
      const request = toUpdateRequest(typed, row);
      return { id: row._id, request, version, idempotencyKey: draft.keyFor({ request, version }) };
    },
    submit: saving.submit,
    draft: {
      save: (typed, origin) => draft.save({ values: typed, base: origin.texts, version: origin.version }),
      discard: draft.discard,
    },
    onBegin,
    onSaved: (stored) => onSaved({ waits: job.approval === 'approved' && stored?.approval === 'pending' }),
  });
}

function JobEditForm(props: JobEditFormProps) {
  const { job, session, saving, formId, draft } = props;
  const texts = jobEditorMessages;
  const edit = useJobEdit(props);
  const { company, category, failed } = usePickers({ job, session, field: edit.field });
  const sendsBack = <p className="text-sm text-muted">{texts.sendsBack}</p>;
  const approval = (
    <ApprovalLine row={job} texts={texts} rejectedHint={texts.asksAgain} whenApproved={sendsBack} />
  );
  return (
    <EditForm {...{ formId, edit, draft, saving }} discardText={texts.discardText} notes={approval}>
      <div inert={saving.isBusy}>
        {failed}
        <EditFields values={edit.values} field={edit.field} own={job} company={company} category={category} />
      </div>
    </EditForm>
  );
}

/** The modal's `edit` mode. */
export function EditJob(props: EditJobProps) {
  // Refetching does not change the edited job.
  const [job, setJob] = useState(props.job);
  const [schema] = useState(() => createEditDraftSchema(job));
  const values = toEditValues(job);
  const draft = useDraft(`edit-job:${job._id}`, schema, { values, base: values, version: job.version });
  if (!draft.isRead) return null;
  return <JobEditForm key={draft.round} {...props} {...{ job, draft }} onBegin={setJob} />;
}
