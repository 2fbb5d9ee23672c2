import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { toCityName } from '#contract/http/page-titles.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import { toCityKey } from '#contract/jobs/city-key.ts';
import type { City } from '#contract/jobs/city.ts';
import { type ChoiceName, choiceNames, choiceRows, valuesOf } from '#contract/jobs/filters.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { filterCountries } from '#contract/jobs/vocabulary.ts';
import { formatPayBounds } from '#contract/pay/pay-bounds.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { locale } from '#platform/i18n/locale.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { SelectField, type SelectOption } from '#ui/form/select-field.tsx';
import { ToggleChips } from '#ui/form/toggle-chips.tsx';
import { jobMessages } from '#ui/messages.ts';
import { jobSearchMessages } from '../messages.ts';
import {
  chooseCategory,
  LIST_FORM_ID,
  toCategoryOptions,
  toListPart,
  toPayChoice,
  toPayOptions,
  toPayPatch,
} from './filter-choices.ts';
import { filterMessages as texts } from '../later-messages.ts';
import { initialSalary, resetSalary, SalaryFilter, toSalaryRange } from './salary-filter.tsx';

function toOptions(cities: readonly City[], chosen: string, none: string): SelectOption[] {
  const options = cities.map(({ slug, name }) => ({ value: slug, text: toPlaceName(name) }));
  const key = toCityKey(chosen);
  const isKnown = key === '' || options.some(({ value }) => value === key);
  return [
    { value: '', text: none },
    ...options,
    ...(isKnown ? [] : [{ value: key, text: toPlaceName(toCityName(key)) }]),
  ];
}

interface CityFilterProps {
  /** A city's key, or a name in any spelling. */
  city: string;
  onChange: (slug: string) => void;
}

/** The city select; only where the server supports it. */
function CityFilter({ city, onChange }: CityFilterProps) {
  const isOffered = useServerExtensions();
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: isOffered });
  if (!isOffered) return null;
  return (
    <SelectField
      label={texts.city}
      value={toCityKey(city)}
      options={toOptions(cities, city, texts.anyCity)}
      onValueChange={onChange}
      part={toListPart('city')}
    />
  );
}

export interface FilterFormProps {
  search: JobSearch;
  categories: readonly JobCategory[];
  categoryId: string | undefined;
  /** The number of resets so far: each cancels a drag of the slider. */
  resets: number;
  onChange: (patch: JobSearch) => void;
  onReset: () => void;
}

const asOptions = (values: readonly string[], toText: (value: string) => string) =>
  values.map((value) => ({ value, text: toText(value) }));

type FilterProps = Pick<FilterFormProps, 'search' | 'onChange'>;

/** Country and city. */
export function PlaceFilters({ search, onChange }: FilterProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      <SelectField
        label={texts.location}
        value={search.country ?? ''}
        options={[{ value: '', text: texts.anyLocation }, ...asOptions(filterCountries, toPlaceName)]}
        onValueChange={(country) => onChange({ country: country || undefined })}
        part={toListPart('country')}
      />
      <CityFilter city={search.city ?? ''} onChange={(city) => onChange({ city: city || undefined })} />
    </div>
  );
}

type ChoiceFilterProps = FilterProps & { name: ChoiceName };

/** A filter's values as chips, to choose one or several. */
export function ChoiceFilter({ name, search, onChange }: ChoiceFilterProps) {
  const { offered, isMany } = choiceRows[name];
  const options = asOptions(offered, (value) => toChipText(value, jobMessages));
  const chosen = valuesOf(search, name);
  const shared = { legend: texts.choices[name], part: toListPart(name) };
  return isMany ? (
    <ToggleChips
      {...shared}
      choice="many"
      options={options}
      checked={chosen}
      onCheckedChange={(values) => onChange({ [name]: values })}
    />
  ) : (
    <ToggleChips
      {...shared}
      choice="one"
      options={[{ value: '', text: texts.any }, ...options]}
      checked={chosen.length === 0 ? [''] : chosen}
      onCheckedChange={([value]) => onChange({ [name]: value || undefined })}
    />
  );
}

type PayFilterProps = FilterProps & Pick<FilterFormProps, 'resets'>;

/** Pay in taka, and the specified slider. */
export function PayFilter({ search, onChange, resets }: PayFilterProps) {
  return (
    <div className="noscript:hidden">
      <ToggleChips
        choice="one"
        legend={texts.monthlyPay}
        options={toPayOptions(search, { ...texts, anyPay: texts.any })}
        checked={[toPayChoice(search)]}
        onCheckedChange={([least = '']) => onChange(toPayPatch(least))}
      />
      <SalaryFilter
        resets={resets}
        active={toSalaryRange(search)}
        idle={resets === 0 ? initialSalary : resetSalary}
        chosen={formatPayBounds(search, locale)}
        onSettled={({ lower, upper }) =>
          onChange({ minSalary: lower, maxSalary: upper, payCurrency: undefined })
        }
      />
    </div>
  );
}

/** All filters (§2), over the list; below it without scripts. */
export function FilterForm(props: FilterFormProps) {
  const { category, anyCategory } = jobSearchMessages;
  return (
    <div className="flex flex-col gap-5">
      {/* Without scripts the category and the pay are chosen above the list. */}
      <div className="noscript:hidden">
        <SelectField
          label={category}
          value={props.categoryId ?? ''}
          options={toCategoryOptions(props.categories, props.categoryId, anyCategory)}
          onValueChange={(id) => props.onChange(chooseCategory(id))}
        />
      </div>
      <PlaceFilters {...props} />
      {choiceNames.map((name) => (
        <ChoiceFilter key={name} {...props} name={name} />
      ))}
      <PayFilter {...props} />
      <button type="submit" form={LIST_FORM_ID} className="btn btn-primary not-noscript:hidden">
        {texts.showJobs}
      </button>
    </div>
  );
}

export interface FilterDialogProps {
  children: ReactNode;
  /** Jobs left by the filters; undefined while unknown. */
  total: number | undefined;
  onClose: () => void;
  onReset: () => void;
}

/** The filters as a full-screen dialog. */
export function FilterDialog({ children, total, onClose, onReset }: FilterDialogProps) {
  const { filters } = jobSearchMessages;
  return (
    <FullScreenDialog
      title={filters}
      closeText={texts.close}
      onClose={onClose}
      aside={
        <button type="button" className="btn btn-ghost px-3 text-primary" onClick={onReset}>
          {texts.resetFilters}
        </button>
      }
      footer={
        <button type="button" className="btn btn-primary w-full text-base" onClick={onClose}>
          {total === undefined ? texts.showAnyResults : texts.showResults(total, formatNumber(total, locale))}
        </button>
      }
    >
      {children}
    </FullScreenDialog>
  );
}
