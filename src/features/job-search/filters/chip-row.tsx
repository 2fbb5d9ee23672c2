import type { ReactNode } from 'react';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { filterJobTypes } from '#contract/jobs/vocabulary.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { jobSearchMessages as texts } from '../messages.ts';
import { jobMessages as jobTexts } from '#ui/messages.ts';
import { ChipSelect } from '#ui/form/chip-select.tsx';
import type { SelectOption } from '#ui/form/select-field.tsx';
import {
  chooseCategory,
  toCategoryOptions,
  LIST_FORM_ID,
  toListPart,
  toSort,
  toSortChoice,
  toSortOptions,
  toPayChoice,
  toPayOptions,
  toPayPatch,
} from './filter-choices.ts';
import type { FilterFormProps } from './filter-form.tsx';

/** A select's value for the chosen types: '' for none, one, or all that the filters chose. */
export const toTypeChoice = ({ jobType = [] }: JobSearch): string => jobType.join(',');

/** The types of a choice; undefined leaves them out of the request. */
export const toTypes = (choice: string): string[] | undefined =>
  choice === '' ? undefined : choice.split(',');

interface TypeWords {
  none: string;
  several: (count: number) => string;
  toText: (type: string) => string;
}

/** The select's options: none, each type, and the several ones that are chosen. */
export function toTypeOptions(
  { jobType = [] }: JobSearch,
  types: readonly string[],
  { none, several, toText }: TypeWords,
): SelectOption[] {
  const each = types.map((type) => ({ value: type, text: toText(type) }));
  const chosen = { value: jobType.join(','), text: several(jobType.length) };
  const isOffered = chosen.value === '' || types.includes(chosen.value);
  return [{ value: '', text: none }, ...each, ...(isOffered ? [] : [chosen])];
}

type ChipRowProps = Pick<FilterFormProps, 'search' | 'categories' | 'categoryId' | 'onChange'> & {
  /** Opens all filters. */
  filters: ReactNode;
  /** The other filters as chips, in wide windows. */
  each: ReactNode;
};

const sortIcon = 'M8 5v14m0 0-3.500-3.500M8 19l3.500-3.500M14 7h6M14 12h4.500M14 17h3';

// Wide windows have chips of more choices, which need scripts.
const narrow = 'flex filters:not-noscript:hidden';

/** The filters and the order as chips in one scrolling line; works as a form before hydration. */
export function ChipRow({ search, categories, categoryId, onChange, filters, each }: ChipRowProps) {
  return (
    <div className="-my-1 -ml-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 pl-4 [scrollbar-width:none] filters:-ml-1 filters:flex-wrap filters:overflow-visible filters:pl-1">
      <div className={narrow}>{filters}</div>
      <ChipSelect
        label={texts.category}
        value={categoryId ?? ''}
        options={toCategoryOptions(categories, categoryId, texts.anyCategory)}
        onValueChange={(id) => onChange(chooseCategory(id))}
        part={toListPart('category')}
      />
      {each}
      <div className={`${narrow} gap-2`}>
        {/* Without scripts the types are in the filters' form. */}
        <span className="noscript:hidden">
          <ChipSelect
            label={texts.type}
            value={toTypeChoice(search)}
            options={toTypeOptions(search, filterJobTypes, {
              none: texts.anyType,
              several: texts.types,
              toText: (type) => toChipText(type, jobTexts),
            })}
            onValueChange={(choice) => onChange({ jobType: toTypes(choice) })}
          />
        </span>
        <ChipSelect
          label={texts.pay}
          value={toPayChoice(search)}
          options={toPayOptions(search, texts)}
          onValueChange={(least) => onChange(toPayPatch(least))}
          part={toListPart('minSalary')}
        />
        <input type="hidden" name="payCurrency" value="BDT" form={LIST_FORM_ID} />
      </div>
      <ChipSelect
        label={texts.sortBy}
        icon={sortIcon}
        value={toSortChoice(search)}
        options={toSortOptions(search, texts.sort)}
        onValueChange={(choice) => onChange({ sort: toSort(choice) })}
        part={toListPart('sort')}
      />
    </div>
  );
}
