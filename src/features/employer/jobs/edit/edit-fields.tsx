import type { ReactNode } from 'react';
import type { OwnJob } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { ReadField, TextAreaField } from '#ui/form/text-area-field.tsx';
import { textAreaRows } from '#contract/limits.ts';
import { jobMessages } from '#presenters/messages.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { TagsField } from '#ui/form/tags-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { ApprovalLine } from '../../edit/approval-line.tsx';
import { toEditValues } from './edit-rules.ts';
import type { EditName, EditValues } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { toModalChoices } from '../choices.ts';
import { FieldGroup } from '../post-sections.tsx';
import { LineField, ListFields, PayFields, PlaceFields, useFieldKit, WordFields } from '../shared-fields.tsx';

interface EditFieldsProps {
  mode: 'edit' | 'view';
  values: EditValues;
  field: (name: EditName) => FieldProps;
  own: { jobType: string; experienceLevel: string };
  company: ReactNode;
  category: ReactNode;
}

function DetailFields({ mode, field, own }: EditFieldsProps) {
  const { line, amount, select, texts } = useFieldKit({ mode, field });
  const { jobTypes, levels } = toModalChoices(own, useMessages(jobMessages));
  const deadline = line('deadline');
  const openings = amount('openings');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelectField {...select('experienceLevel')} options={levels} />
      <FormSelectField {...select('jobType')} options={jobTypes} />
      <LineField
        {...field('workingHours')}
        mode={mode}
        label={texts.labels.workingHours}
        input={{ autoComplete: 'off' }}
      />
      <LineField {...openings} input={{ ...openings.input, inputMode: 'numeric' }} />
      <LineField {...deadline} type="date" input={{ ...deadline.input, max: '2999-12-31' }} />
    </div>
  );
}

function TagsOfJob({ mode, field }: EditFieldsProps) {
  const { texts } = useFieldKit({ mode, field });
  const tags = { ...field('tags'), label: texts.labels.tags };
  if (mode === 'view') return <TextAreaField {...tags} isReadOnly rows={textAreaRows.list} />;
  return <TagsField {...tags} texts={texts.tags} hint={texts.listHint} rows={textAreaRows.list} />;
}

/** The fields of the job modal (§2). */
export function EditFields(props: EditFieldsProps) {
  const { mode, field, company, category } = props;
  const { line, texts } = useFieldKit({ mode, field });
  return (
    <div className="grid gap-5">
      <LineField {...line('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {company}
        {category}
      </div>
      <FieldGroup title={texts.location}>
        <PlaceFields {...props} />
      </FieldGroup>
      <FieldGroup title={texts.salary}>
        <PayFields {...props} />
      </FieldGroup>
      <FieldGroup title={texts.jobDetails}>
        <DetailFields {...props} />
      </FieldGroup>
      <WordFields {...props} />
      <ListFields {...props} />
      <TagsOfJob {...props} />
    </div>
  );
}

const nothing = () => undefined;

/** The modal's `view` mode. */
export function ViewJob({ job }: { job: OwnJob }) {
  const texts = useMessages(jobEditorMessages);
  const values = toEditValues(job);
  const field = (name: EditName) => ({
    name,
    value: values[name],
    error: undefined,
    onValueChange: nothing,
    onBlur: nothing,
  });
  const names = { company: job.company.name, category: job.category?.name ?? '' };
  const name = (of: 'company' | 'category') => (
    <ReadField name={of} label={texts.labels[of]} value={names[of] || values[of]} />
  );
  return (
    <>
      <ApprovalLine row={job} texts={texts} />
      <EditFields
        mode="view"
        values={values}
        field={field}
        own={job}
        company={name('company')}
        category={name('category')}
      />
    </>
  );
}
