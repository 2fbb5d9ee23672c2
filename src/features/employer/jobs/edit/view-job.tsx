import type { OwnJob } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { ReadField } from '#ui/form/read-field.tsx';
import { ApprovalLine } from '../../edit/approval-line.tsx';
import { EditFields } from './edit-fields.tsx';
import { toEditValues } from './edit-rules.ts';
import type { EditName } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';

const nothing = () => undefined;

/** The modal's `view` mode: everything read-only, company and category as names. */
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
