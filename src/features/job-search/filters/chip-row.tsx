import { filterJobTypes } from '#contract/jobs/vocabulary.ts';
import type { ReactNode } from 'react';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages } from '#texts/presenters/messages';
import { ChipSelect } from '#ui/form/chip-select.tsx';
import { jobSearchMessages } from '#texts/features/job-search/messages';
import { chooseCategory, toCategoryOptions } from './category.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { LIST_FORM_ID, toListPart, toSort, toSortChoice, toSortOptions } from './list-form.ts';
import { toPayChoice, toPayOptions, toPayPatch } from './salary-rules.ts';
import { toTypeChoice, toTypeOptions, toTypes } from './type-choice.ts';

type ChipRowProps = Pick<FilterFormProps, 'search' | 'categories' | 'categoryId' | 'onChange'> & {
  /** Opens all filters. */
  filters: ReactNode;
  download: ReactNode;
};

// Beside the sidebar, which needs scripts, they would be there twice.
const beyondSidebar = 'flex gap-2 filters:not-noscript:hidden';

/** What narrows, orders and downloads the list, in one line that scrolls; works as a form before hydration. */
export function ChipRow({ search, categories, categoryId, onChange, filters, download }: ChipRowProps) {
  const texts = jobSearchMessages;
  const jobTexts = jobMessages;
  return (
    <div className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <div className={beyondSidebar}>
        {filters}
        <ChipSelect
          label={texts.category}
          value={categoryId ?? ''}
          options={toCategoryOptions(categories, categoryId, texts.anyCategory)}
          onValueChange={(id) => onChange(chooseCategory(id))}
          part={toListPart('category')}
        />
        {/* The sidebar's own types are in the form. */}
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
      <span aria-hidden="true" className="shrink-0 self-center text-sm text-muted">
        {texts.sortBy}
      </span>
      <ChipSelect
        label={texts.sortBy}
        value={toSortChoice(search)}
        options={toSortOptions(search, texts.sort)}
        onValueChange={(choice) => onChange({ sort: toSort(choice) })}
        part={toListPart('sort')}
      />
      {download}
    </div>
  );
}
