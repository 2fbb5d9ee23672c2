import { useRef, useState, type SubmitEvent } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { DraftLine } from '#presenters/draft-line.tsx';
import { OfflineFormLine } from '#presenters/offline-form-line.tsx';
import { useDiscardQuestion } from '#presenters/use-discard-question.ts';
import { ApprovalLine } from './approval-line.tsx';
import { Conflict } from './conflict.tsx';
import { createEditDraftSchema, toEditDraft, type EditDraft } from './edit-draft.ts';
import { EditFields } from './edit-fields.tsx';
import { usePickers } from './edit-pickers.tsx';
import { jobEditorMessages } from '../messages.ts';
import { useEdit, type OnSaved } from './use-edit.ts';
import { focusFirstField, useKeptForm } from '../use-kept-form.ts';
import type { Saving } from './use-saving.ts';

interface EditJobProps {
  job: OwnJob;
  session: Session;
  saving: Saving;
  /** Of the form, for the button outside it. */
  formId: string;
  onSaved: OnSaved;
}

function EditForm(props: EditJobProps & { draft: Draft<EditDraft> }) {
  const { job, session, saving, formId, draft } = props;
  const { discardText } = useMessages(jobEditorMessages);
  const conflictRef = useRef<HTMLHeadingElement>(null);
  const { conflict, formRef, ...edit } = useEdit(props);
  const { company, category, options, failed } = usePickers({ job, session, field: edit.field });
  useKeptForm(draft);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isBusy) return;
    if (conflict) conflictRef.current?.focus();
    else void edit.save();
  };
  const askToDiscard = useDiscardQuestion(discardText);
  const discard = () => {
    edit.discard();
    focusFirstField(formRef);
  };
  const takeTheirs = async () => {
    if (!(await askToDiscard())) return;
    edit.takeTheirs();
    focusFirstField(formRef);
  };
  return (
    <form id={formId} ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
      {conflict && (
        <Conflict
          key={conflict.theirs.version}
          {...conflict}
          options={options}
          isBusy={saving.isBusy}
          headingRef={conflictRef}
          onKeepMine={() => void edit.keepMine()}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <div inert={saving.isBusy}>
        {!saving.trouble && <OfflineFormLine />}
        <ApprovalLine job={job} mode="edit" />
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
      <DraftLine draft={draft} discardText={discardText} onDiscard={discard} />
    </form>
  );
}

/** The modal's `edit` mode, once the draft of this job is read. */
export function EditJob(props: EditJobProps) {
  // What is read again meanwhile does not change what is being edited.
  const [job] = useState(props.job);
  const [schema] = useState(() => createEditDraftSchema(job));
  const draft = useDraft(`edit-job:${job._id}`, schema, toEditDraft(job));
  return draft.isRead ? <EditForm key={draft.round} {...props} job={job} draft={draft} /> : null;
}
