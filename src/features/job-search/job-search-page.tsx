import { toLocal } from '#texts/platform/i18n/local-path';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { breakpointPx, listLimits } from '#contract/limits.ts';
import { toListTitle } from '#contract/http/page-titles.ts';
import { titleTexts } from '#texts/contract/http/first-titles';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { isWindowAtLeast, useWindowAtLeast } from '#platform/browser/window-width.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { ListBar } from './filters/list-bar.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { FailureLine } from './list/failure-line.tsx';
import { lazyFilterForm, lazyPager } from './lazy-parts.tsx';
import { LIST_FORM_ID } from './filters/list-form.ts';
import { toRange } from './list/list-view.ts';
import { jobSearchMessages } from '#texts/features/job-search/messages';
import { Results } from './list/results.tsx';
import { initialSalary, resetSalary } from './filters/salary-rules.ts';
import { useJobList } from './list/use-job-list.ts';
import { useListControls, type GoToSearch } from './use-list-controls.ts';
import type { PlaceNames } from './search-places.ts';
import { usePlaceNames } from './use-place-names.ts';

interface JobSearchPageProps extends CardSlots {
  url: JobSearch;
  onGo: GoToSearch;
  /** Below the list. */
  reminder: (search: JobSearch) => ReactNode;
}

/** The job list with its search, filters, order and pages (§2). */
export function JobSearchPage({ url, onGo, reminder, ...slots }: JobSearchPageProps) {
  const texts = jobSearchMessages;
  const controls = useListControls(url, onGo);
  const { search } = controls;
  const list = useJobList(search);
  const first = 'list' in list.view ? list.view.list.jobs[0] : undefined;
  const places = usePlaceNames(search, first);
  usePageTitle(toListTitle(url, titleTexts, places), texts.pageTitle);
  const filters = useFilterForm(controls, list);
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  const count = useRef<HTMLParagraphElement>(null);
  const find = () => {
    list.refetch();
    // Closes a phone's keyboard, which would cover the results.
    if (!isWindowAtLeast(breakpointPx.filterSidebar)) count.current?.focus({ preventScroll: true });
  };
  return (
    <div className="page pb-12 sm:pt-6 short:pt-0">
      <h1 className="text-xl font-bold max-sm:sr-only sm:mb-4 short:sr-only">{texts.heading}</h1>
      <div className="sticky-search -mx-4 bg-base-100 px-4 py-3">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          button={texts.findJobs}
          value={controls.text}
          maxLength={listLimits.searchMaxChars}
          onValueChange={controls.typeText}
          onSubmit={find}
          action={toLocal(appPaths.jobs)}
          id={LIST_FORM_ID}
        />
      </div>
      <div className="grid grid-cols-1 gap-7 filters:mt-3 filters:grid-cols-[17rem_minmax(0,1fr)]">
        {isWide && (
          <aside
            aria-label={texts.filters}
            className="surface hidden self-start p-4 filters:block noscript:block noscript:max-filters:order-last"
          >
            <lazyFilterForm.Part {...filters} />
          </aside>
        )}
        <div className="min-w-0">
          <ListSection
            controls={controls}
            list={list}
            slots={slots}
            filters={filters}
            places={places}
            count={count}
          />
          {reminder(search)}
        </div>
      </div>
    </div>
  );
}

type Controls = ReturnType<typeof useListControls>;
type List = ReturnType<typeof useJobList>;

function useFilterForm(controls: Controls, list: List) {
  const [resets, setResets] = useState(0);
  return {
    search: controls.search,
    categories: list.categories.data ?? [],
    categoryId: list.categoryId,
    idleSalary: resets === 0 ? initialSalary : resetSalary,
    resets,
    onChange: controls.change,
    onReset: () => {
      setResets((count) => count + 1);
      controls.reset();
    },
  };
}

interface ListSectionProps {
  controls: Controls;
  list: List;
  slots: CardSlots;
  filters: ReturnType<typeof useFilterForm>;
  places: PlaceNames;
  count: RefObject<HTMLParagraphElement | null>;
}

function ListSection({ controls, list, slots, filters, places, count }: ListSectionProps) {
  const texts = jobSearchMessages;
  const top = useRef<HTMLElement>(null);
  const { search } = controls;
  const { view } = list;
  const shown = view.kind === 'full' || view.kind === 'stored' ? view.list : undefined;
  const page = search.page ?? 1;
  const range = toRange(view, page);
  const pagination = shown?.pagination ?? { totalPages: listLimits.assumedTotalPages };
  const turnTo = (to: number) => {
    controls.goToPage(to);
    top.current?.scrollIntoView();
    count.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={top} aria-labelledby="jobs-found">
      <h2 id="jobs-found" className="sr-only">
        {texts.results}
      </h2>
      <ListBar
        filters={filters}
        places={places}
        total={toTotal(list)}
        range={range}
        download={{
          search: list.asked,
          shown: shown?.jobs ?? [],
          range: view.kind === 'full' ? range : null,
        }}
        countRef={count}
      />
      {list.categories.isError && !list.categories.data && (
        <FailureLine
          text={texts.failedCategories}
          onRetry={view.kind === 'failed' ? undefined : () => void list.categories.refetch()}
        />
      )}
      <Results
        view={view}
        slots={slots}
        waysOut={{
          search,
          categories: filters.categories,
          onReset: filters.onReset,
          onClearText: () => controls.typeText(''),
          onFirstPage: () => controls.goToPage(1),
        }}
        onRetry={list.refetch}
      />
      {(shown || view.kind === 'loading') && pagination.totalPages > 1 && (
        <lazyPager.Part
          page={page}
          totalPages={Math.max(pagination.totalPages, shown ? page : 1)}
          onPage={shown && turnTo}
          form={LIST_FORM_ID}
        />
      )}
    </section>
  );
}

function toTotal({ view, pagination }: List): number | undefined {
  return view.kind === 'loading' || view.kind === 'failed' ? undefined : pagination?.total;
}
