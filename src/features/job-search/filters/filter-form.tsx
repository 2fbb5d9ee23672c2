import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '#api/cities.ts';
import type { City } from '#contract/jobs/city.ts';
import { toCityKey } from '#contract/search/slug.ts';
import { useMessages, useLocale } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { SelectField, type SelectOption } from '#ui/form/select-field.tsx';
import { filterMessages } from './messages.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { filterCountries, filterExperienceLevels, filterJobTypes } from '#contract/jobs/posting.ts';
import { formatMoney } from '#contract/format.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import { CheckboxGroup } from '#ui/form/checkbox-group.tsx';
import { toCategoryOptions, chooseCategory } from './category.ts';
import { toListPart } from './list-form.ts';
import { jobSearchMessages } from '../messages.ts';
import { SalaryFilter } from './salary-filter.tsx';
import { payPresets, toPayPatch, toPayPreset, toSalaryRange, type SalaryRange } from './salary-rules.ts';

function toOptions(cities: readonly City[], chosen: string, none: string): SelectOption[] {
  const options = cities.map(({ slug, name }) => ({ value: slug, text: name }));
  const key = toCityKey(chosen);
  const isKnown = key === '' || options.some(({ value }) => value === key);
  return [{ value: '', text: none }, ...options, ...(isKnown ? [] : [{ value: key, text: chosen }])];
}

interface CityFilterProps {
  /** A city's key, or a name in any spelling. */
  city: string;
  onChange: (slug: string) => void;
}

/** The city select; only where the server supports it. */
function CityFilter({ city, onChange }: CityFilterProps) {
  const texts = useMessages(filterMessages);
  const isOffered = useServerExtensions();
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: isOffered });
  if (!isOffered) return null;
  return (
    <SelectField
      label={texts.city}
      value={toCityKey(city)}
      options={toOptions(cities, city, texts.anyCity)}
      onValueChange={onChange}
    />
  );
}

export interface FilterFormProps {
  search: JobSearch;
  categories: readonly JobCategory[];
  categoryId: string | undefined;
  idleSalary: SalaryRange;
  /** Counts resets, which cancel a drag of the slider. */
  resets: number;
  onChange: (patch: JobSearch) => void;
  onReset: () => void;
}

const asOptions = (values: readonly string[], toText: (value: string) => string = String) =>
  values.map((value) => ({ value, text: toText(value) }));

/** The filters (§2), beside the list or over it. */
export function FilterForm({ search, onChange, ...props }: FilterFormProps) {
  const { category, anyCategory } = useMessages(jobSearchMessages);
  const texts = useMessages(filterMessages);
  const jobTexts = useMessages(jobMessages);
  const toText = (value: string) => toChipText(value, jobTexts);
  const locale = useLocale();
  const presets = payPresets.map((least) => ({
    value: String(least),
    text: texts.payFrom(formatMoney(least, 'BDT', locale)),
  }));
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={texts.location}
        value={search.country ?? ''}
        options={[{ value: '', text: texts.anyLocation }, ...asOptions(filterCountries)]}
        onValueChange={(country) => onChange({ country: country || undefined })}
        part={toListPart('country')}
      />
      <CityFilter city={search.city ?? ''} onChange={(city) => onChange({ city: city || undefined })} />
      <SelectField
        label={category}
        value={props.categoryId ?? ''}
        options={toCategoryOptions(props.categories, props.categoryId, anyCategory)}
        onValueChange={(id) => onChange(chooseCategory(id))}
      />
      <CheckboxGroup
        legend={texts.jobsType}
        options={asOptions(filterJobTypes, toText)}
        checked={search.jobType ?? []}
        onCheckedChange={(jobType) => onChange({ jobType })}
        part={toListPart('jobType')}
      />
      <CheckboxGroup
        legend={texts.experienceLevel}
        options={asOptions(filterExperienceLevels, toText)}
        checked={search.experienceLevel ?? []}
        onCheckedChange={(experienceLevel) => onChange({ experienceLevel })}
        part={toListPart('experienceLevel')}
      />
      <SelectField
        label={texts.monthlyPay}
        value={String(toPayPreset(search) ?? '')}
        options={[{ value: '', text: texts.anyPay }, ...presets]}
        onValueChange={(least) => onChange(toPayPatch(least))}
      />
      <SalaryFilter
        key={props.resets}
        active={toSalaryRange(search)}
        idle={props.idleSalary}
        onSettled={({ lower, upper }) =>
          onChange({ minSalary: lower, maxSalary: upper, payCurrency: undefined })
        }
      />
      <button type="button" className="btn w-full border-control text-base" onClick={props.onReset}>
        {texts.resetFilters}
      </button>
    </div>
  );
}
