import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#api/categories.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import type { SelectOption } from '#ui/form/select-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { toCompanyOptions, toUnlistedText } from '../choices.ts';
import { ChoicesFailed } from '../post/post-sections.tsx';
import type { EditName } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

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
export function usePickers({ job, session, field }: PickersProps) {
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
