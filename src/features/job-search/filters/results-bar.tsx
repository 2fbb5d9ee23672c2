import type { Ref } from 'react';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { type ShownRange, toShowingText } from '../list/list-view.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { toCategoryOptions, chooseCategory } from './category.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { toListPart, toSort, toSortChoice, toSortOptions } from './list-form.ts';
import { jobSearchMessages } from '../messages.ts';
import { DownloadButton, type DownloadButtonProps } from '../offline/download-button.tsx';

interface ResultsBarProps {
  search: JobSearch;
  categories: FilterFormProps['categories'];
  categoryId: string | undefined;
  range: ShownRange | null;
  takeable: DownloadButtonProps;
  onChange: (patch: JobSearch) => void;
  countRef: Ref<HTMLParagraphElement>;
}

/** The shown range, the order, and the download of the search. */
export function ResultsBar(props: ResultsBarProps) {
  const { search, categories, categoryId, range, takeable, onChange, countRef } = props;
  const texts = useMessages(jobSearchMessages);
  const locale = useLocale();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p
        ref={countRef}
        role="status"
        tabIndex={-1}
        className="tabular flex min-h-12 min-w-0 flex-1 items-center text-muted"
      >
        {range && toShowingText(range, locale)}
      </p>
      {range?.total !== 0 && <DownloadButton {...takeable} />}
      <div className="grid w-full grid-cols-[1fr_1.31fr] gap-2 max-[359px]:grid-cols-1 md:w-auto md:grid-cols-[11rem_13rem]">
        <SelectField
          label={texts.category}
          labelPlace="hidden"
          value={categoryId ?? ''}
          options={toCategoryOptions(categories, categoryId, texts.anyCategory)}
          onValueChange={(id) => onChange(chooseCategory(id))}
          part={toListPart('category')}
        />
        <SelectField
          label={texts.sortBy}
          labelPlace="inside"
          value={toSortChoice(search)}
          options={toSortOptions(search, texts.sort)}
          onValueChange={(choice) => onChange({ sort: toSort(choice) })}
          part={toListPart('sort')}
        />
      </div>
    </div>
  );
}
