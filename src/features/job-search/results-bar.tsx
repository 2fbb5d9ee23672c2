import type { Ref } from 'react';
import type { JobSearch } from '#contract/job-query.ts';
import type { ShownRange } from '#contract/pagination.ts';
import { formatNumber } from '#platform/format.ts';
import { useLocale, useMessages, type Locale } from '#platform/messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { toCategoryOptions } from './category-options.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { rememberCategory } from './remember-category.ts';
import { jobSearchMessages, type JobSearchTexts } from './messages.ts';
import { toSort, toSortChoice, toSortOptions } from './sort-options.ts';

interface ResultsBarProps {
  search: JobSearch;
  categories: FilterFormProps['categories'];
  categoryId: string | undefined;
  /** null while nothing is known. */
  range: ShownRange | null;
  onChange: (patch: JobSearch) => void;
  /** Where the focus goes when another page is shown. */
  countRef: Ref<HTMLParagraphElement>;
}

/** "Showing 1-10 of 42 Results", with "about" where the total is an estimate. */
export function toShowingText(range: ShownRange, texts: JobSearchTexts, locale: Locale): string {
  if (range.total === 0) return texts.noResults;
  const pages = `${formatNumber(range.from, locale)}-${formatNumber(range.to, locale)}`;
  const total = formatNumber(range.total, locale);
  return range.isEstimate ? texts.showingAbout(pages, total) : texts.showing(pages, total);
}

/** What is shown, of how many, and in which order. */
export function ResultsBar({ search, categories, categoryId, range, onChange, countRef }: ResultsBarProps) {
  const texts = useMessages(jobSearchMessages);
  const locale = useLocale();
  const chooseCategory = (id: string) => {
    rememberCategory(id);
    onChange({ category: id || undefined });
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p
        ref={countRef}
        role="status"
        tabIndex={-1}
        className="tabular min-h-6 grow basis-full text-muted md:basis-auto"
      >
        {range && toShowingText(range, texts, locale)}
      </p>
      <div className="grid w-full grid-cols-[1fr_1.29fr] gap-2 md:w-auto md:grid-cols-[11rem_13rem]">
        <SelectField
          label={texts.category}
          labelPlace="hidden"
          value={categoryId ?? ''}
          options={toCategoryOptions(categories, categoryId, texts.anyCategory)}
          onValueChange={chooseCategory}
        />
        <SelectField
          label={texts.sortBy}
          labelPlace="inside"
          value={toSortChoice(search)}
          options={toSortOptions(search, texts.sort)}
          onValueChange={(choice) => onChange({ sort: toSort(choice) })}
        />
      </div>
    </div>
  );
}
