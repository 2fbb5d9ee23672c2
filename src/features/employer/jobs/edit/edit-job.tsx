import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { categoriesQuery } from '#api/choices.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toLastDay } from '#contract/jobs/deadline-rule.ts';
import type { JobChoice } from '#contract/jobs/fields/job-fields.ts';
import type { Job, OwnJob } from '#contract/jobs/job.ts';
import { textAreaRows } from '#contract/limits.ts';
import { type Draft, useDraft } from '#device/drafts/draft.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { serverNow } from '#platform/server-time.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { TagsField } from '#ui/form/tags-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { EditForm, type SendingFailure } from '../../edit/edit-form.tsx';
import { ApprovalLine } from '../../edit/row-window.tsx';
import { type UpdateAnswer, useEdit } from '../../edit/use-edit.ts';
import { toChoices, toCompanyOptions, toUnlistedText } from '../choices.ts';
import { detailChoices, type EditName, type EditValues } from '../job-fields.ts';
import {
  createEditDraftSchema,
  type EditDraft,
  hasBoth,
  type JobUpdate,
  toEditValues,
  toUpdateRequest,
} from '../job-requests.ts';
import { jobEditorMessages } from '../messages.ts';
import { toDeadlineText } from '../post-rules.ts';
import { ChoicesFailed, FieldGroup } from '../post/post-sections.tsx';
import {
  JobPlaceFields,
  ListFields,
  PayFields,
  useFieldKit,
  Warning,
  WordFields,
} from '../shared-fields.tsx';
import { WayFields } from '../way-fields.tsx';
import { checkWays } from '../way-values.ts';

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

function withOwn(options: SelectOption[], own: { _id: string; name: string } | null): SelectOption[] {
  const isThere = own === null || own.name === '' || options.some(({ value }) => value === own._id);
  return isThere ? options : [{ value: own._id, text: own.name }, ...options];
}

interface PickersProps {
  job: OwnJob;
  session: Session;
  field: (name: EditName) => FieldProps;
}

/** The modal's selects of company and category (§2). */
function usePickers({ job, session, field }: PickersProps) {
  const texts = jobEditorMessages;
  const owned = useQuery(ownCompaniesQuery(session.user._id));
  const known = useQuery(categoriesQuery);
  const companies = withOwn(toCompanyOptions(owned.data ?? [], texts), job.company);
  const named = (known.data ?? []).map(({ _id: value, name }) => ({ value, text: toCategoryName(name) }));
  const own = job.category && { ...job.category, name: toCategoryName(job.category.name) };
  const categories = withOwn(named, own);
  const lists = { company: owned, category: known };
  const select = (name: 'company' | 'category', options: SelectOption[], none: string) => (
    <FormSelectField
      {...field(name)}
      label={texts.labels[name]}
      options={options}
      unlistedText={toUnlistedText(lists[name], texts)}
      placeholder={options.length === 0 ? none : texts.select(texts.labels[name])}
    />
  );
  return {
    company: select('company', companies, texts.noCompanies),
    category: select('category', categories, texts.noCategories),
    failed: (
      <>
        {owned.isError && <ChoicesFailed text={texts.companiesFailed} onRetry={() => void owned.refetch()} />}
        {known.isError && (
          <ChoicesFailed text={texts.categoriesFailed} onRetry={() => void known.refetch()} />
        )}
      </>
    ),
  };
}

interface EditFieldsProps {
  values: EditValues;
  field: (name: EditName) => FieldProps;
  own: Pick<Job, JobChoice | 'applicationDeadline'>;
  company: ReactNode;
  category: ReactNode;
}

function DetailFields({ field, own, values }: EditFieldsProps) {
  const { line, amount, select, texts } = useFieldKit({ mode: 'edit', field });
  const now = useNow();
  const deadline = line('deadline');
  const stored = own.applicationDeadline;
  const openings = amount('openings');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {detailChoices.map((name) => (
        <FormSelectField key={name} {...select(name)} options={toChoices(name, 'edit', own[name])} />
      ))}
      <TextField
        {...field('workingHours')}
        label={texts.labels.workingHours}
        input={{ autoComplete: 'off' }}
      />
      <TextField {...openings} input={{ ...openings.input, inputMode: 'numeric' }} />
      <div>
        <TextField
          {...deadline}
          type="date"
          // The stored day stays valid, even beyond the limit for new ones.
          input={{ ...deadline.input, max: [toLastDay(now), toDhakaDay(stored)].toSorted().at(-1) }}
        />
        <Warning text={toDeadlineText(values.deadline, { texts, now, stored })} />
      </div>
    </div>
  );
}

function TagsOfJob({ field }: EditFieldsProps) {
  const { texts } = useFieldKit({ mode: 'edit', field });
  const tags = { ...field('tags'), label: texts.labels.tags };
  return <TagsField {...tags} texts={texts.tags} hint={texts.listHint} rows={textAreaRows.list} />;
}

/** The fields of the job modal (§2). */
export function EditFields(props: EditFieldsProps) {
  const { company, category } = props;
  const form = { ...props, mode: 'edit' } as const;
  const { line, texts } = useFieldKit(form);
  return (
    <div className="grid gap-5">
      <TextField {...line('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {company}
        {category}
      </div>
      <FieldGroup title={texts.location}>
        <JobPlaceFields {...form} />
      </FieldGroup>
      <FieldGroup title={texts.salary}>
        <PayFields {...form} />
      </FieldGroup>
      <FieldGroup title={texts.jobDetails}>
        <DetailFields {...props} />
      </FieldGroup>
      <WordFields {...form} />
      <ListFields {...form} />
      <TagsOfJob {...props} />
      <WayFields field={props.field} />
    </div>
  );
}
