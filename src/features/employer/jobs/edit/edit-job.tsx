import { useState } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { formatDate } from '#contract/format.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { ApprovalLine } from '../../edit/approval-line.tsx';
import { EditForm } from '../../edit/edit-form.tsx';
import type { Failure } from '../../edit/sending-note.tsx';
import type { Merge } from '../../edit/texts.ts';
import { useEdit, type UpdateAnswer } from '../../edit/use-edit.ts';
import { editNames, type EditName, type EditValues } from '../job-fields.ts';
import { toDeadlineIso } from '../job-values.ts';
import { jobEditorMessages } from '../messages.ts';
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

interface Conflict {
  merge: Merge<EditName>;
  theirs: OwnJob;
  stored: EditValues;
}

function useShown(options: readonly SelectOption[]) {
  const texts = useMessages(jobEditorMessages);
  const jobTexts = useMessages(jobMessages);
  const locale = useLocale();
  const salaryTypes: Readonly<Record<string, string>> = texts.salaryTypes;
  return (name: EditName, value: string, { company, category }: OwnJob): string => {
    if (name === 'company' || name === 'category') {
      const theirs = [company, category].find((one) => one?._id === value && one.name !== '');
      return theirs?.name ?? options.find((option) => option.value === value)?.text ?? value;
    }
    if (name === 'jobType' || name === 'experienceLevel') return toChipText(value, jobTexts);
    if (name === 'deadline') return formatDate(toDeadlineIso(value), locale);
    return name === 'salaryType' ? (salaryTypes[value] ?? value) : value;
  };
}

/** `options` are the companies and categories behind ids. */
function useConflictView(conflict: Conflict | undefined, options: readonly SelectOption[]) {
  const { conflict: texts, labels } = useMessages(jobEditorMessages);
  const toShown = useShown(options);
  if (!conflict) return undefined;
  const { merge, theirs, stored } = conflict;
  const unchanged = merge.theirsOnly.map((name) => labels[name]).join(', ');
  const rows = merge.differing.map((name) => ({
    label: labels[name],
    mine: toShown(name, merge.merged[name], theirs),
    theirs: toShown(name, stored[name], theirs),
  }));
  return { texts, rows, text: unchanged === '' ? texts.text : `${texts.text} ${texts.kept(unchanged)}` };
}

interface EditJobProps {
  job: OwnJob;
  session: Session;
  saving: Submit<JobUpdate, UpdateAnswer<OwnJob>, Failure>;
  formId: string;
  /** @param outcome.waits true for an approved job that needs approval again */
  onSaved: (outcome: { waits: boolean }) => void;
}

const jobKind = { names: editNames, toTexts: toEditValues };

function useJobEdit({ job, saving, draft, onSaved }: EditJobProps & { draft: Draft<EditDraft> }) {
  const { chooseBoth } = useMessages(jobEditorMessages);
  const { values, base, version: startVersion } = draft.start;
  return useEdit<OwnJob, EditName, JobUpdate>({
    kind: jobKind,
    row: job,
    start: { texts: values, base, version: startVersion, hasMore: false },
    fields: { check: () => ({}) },
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
    onSaved: (stored) => onSaved({ waits: job.approval === 'approved' && stored?.approval === 'pending' }),
  });
}

function JobEditForm(props: EditJobProps & { draft: Draft<EditDraft> }) {
  const { job, session, saving, formId, draft } = props;
  const texts = useMessages(jobEditorMessages);
  const edit = useJobEdit(props);
  const { company, category, options, failed } = usePickers({ job, session, field: edit.field });
  const conflict = useConflictView(edit.conflict, options);
  const sendsBack = <p className="text-sm text-muted">{texts.sendsBack}</p>;
  const approval = (
    <ApprovalLine row={job} texts={texts} rejectedHint={texts.asksAgain} whenApproved={sendsBack} />
  );
  return (
    <EditForm {...{ formId, edit, draft, saving, conflict }} discardText={texts.discardText} notes={approval}>
      <div inert={saving.isBusy}>
        {failed}
        <EditFields
          mode="edit"
          values={edit.values}
          field={edit.field}
          own={job}
          company={company}
          category={category}
        />
      </div>
    </EditForm>
  );
}

/** The modal's `edit` mode. */
export function EditJob(props: EditJobProps) {
  // Refetching does not change the edited job.
  const [job] = useState(props.job);
  const [schema] = useState(() => createEditDraftSchema(job));
  const values = toEditValues(job);
  const draft = useDraft(`edit-job:${job._id}`, schema, { values, base: values, version: job.version });
  return draft.isRead ? <JobEditForm key={draft.round} {...props} job={job} draft={draft} /> : null;
}
