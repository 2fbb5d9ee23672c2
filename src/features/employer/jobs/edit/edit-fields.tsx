import type { ReactNode } from 'react';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { toLastDay } from '#contract/jobs/deadline-rule.ts';
import type { JobChoice } from '#contract/jobs/fields/job-fields.ts';
import type { Job } from '#contract/jobs/job.ts';
import { textAreaRows } from '#contract/limits.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { TagsField } from '#ui/form/tags-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { detailChoices, type EditName, type EditValues } from '../job-fields.ts';
import { toChoices } from '../choices.ts';
import { FieldGroup } from '../post/post-sections.tsx';
import { toDeadlineText } from '../post-rules.ts';
import { WayFields } from '../way-fields.tsx';
import {
  ListFields,
  JobPlaceFields,
  PayFields,
  useFieldKit,
  Warning,
  WordFields,
} from '../shared-fields.tsx';

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
