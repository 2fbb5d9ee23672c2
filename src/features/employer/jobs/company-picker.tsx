import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnCompany } from '#contract/companies/company.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { toCompanyOptions, toUnlistedText } from './choices.ts';
import { jobEditorMessages } from './messages.ts';

interface CompanyPickerProps {
  field: FieldProps;
  companies: UseQueryResult<OwnCompany[]>;
}

/** A line about choices that did not come, with the way to ask again. */
export function ChoicesFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { retry } = useMessages(jobEditorMessages);
  return (
    <StateLine tone="error">
      {text}
      <button type="button" className="btn border-control bg-base-200 text-base" onClick={onRetry}>
        {retry}
      </button>
    </StateLine>
  );
}

/** The select of one's own companies, and the way to a new one (§2 "1. Company Details"). */
export function CompanyPicker({ field, companies }: CompanyPickerProps) {
  const texts = useMessages(jobEditorMessages);
  const rows = companies.data ?? [];
  const isEmpty = companies.isSuccess && rows.length === 0;
  const hasWaiting = rows.some(({ approval }) => approval === 'pending');
  const placeholder = isEmpty ? texts.noCompanies : texts.select(texts.labels.company);
  return (
    <div>
      {companies.isError && (
        <ChoicesFailed text={texts.companiesFailed} onRetry={() => void companies.refetch()} />
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <FormSelectField
          {...field}
          label={texts.labels.company}
          isRequired
          options={toCompanyOptions(rows, texts)}
          unlistedText={toUnlistedText(companies, texts)}
          placeholder={companies.isPending ? texts.loadingChoices : placeholder}
          {...(hasWaiting ? { hint: texts.companyHint } : {})}
        />
        <Link to={appPaths.createCompany} className="btn bg-base-200 text-base sm:mt-7">
          {texts.addCompany}
        </Link>
      </div>
      <div role="status">
        {isEmpty && <p className="mt-3 rounded-lg bg-notice px-3 py-2">{texts.noCompanyYet}</p>}
      </div>
    </div>
  );
}
