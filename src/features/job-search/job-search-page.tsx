import { useRef, useState, type RefObject } from 'react';
import { breakpointPx, listLimits } from '#contract/limits.ts';
import { toListTitle } from '#contract/http/page-titles.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { FilterOverlay } from './filters/filter-overlay.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { FailureLine } from './list/failure-line.tsx';
import { lazyFilterForm, lazyPager } from './lazy-parts.tsx';
import { LIST_FORM_ID } from './filters/list-form.ts';
import { hasCards, toRange } from './list/list-view.ts';
import { jobSearchMessages } from './messages.ts';
import { ResultsBar } from './filters/results-bar.tsx';
import { Results } from './list/results.tsx';
import { initialSalary, resetSalary } from './filters/salary-rules.ts';
import { useJobList } from './list/use-job-list.ts';
import { useListControls, type GoToSearch } from './use-list-controls.ts';

interface JobSearchPageProps extends CardSlots {
  url: JobSearch;
  onGo: GoToSearch;
}

/** The job list with its search, filters, order and pages (§2). */
export function JobSearchPage({ url, onGo, ...slots }: JobSearchPageProps) {
  const texts = useMessages(jobSearchMessages);
  usePageTitle(toListTitle(url), texts.pageTitle);
  const controls = useListControls(url, onGo);
  const { search } = controls;
  const list = useJobList(search);
  const filters = useFilterForm(controls, list);
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  const count = useRef<HTMLParagraphElement>(null);
  const find = () => {
    list.refetch();
    // Closes a phone's keyboard, which would cover the results.
    if (!isWide) count.current?.focus({ preventScroll: true });
  };
  return (
    <div className="page py-6 pb-24 filters:pb-12">
      <h1 className="mb-5 text-xl font-bold">{texts.heading}</h1>
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        button={texts.findJobs}
        value={controls.text}
        maxLength={listLimits.searchMaxChars}
        onValueChange={controls.typeText}
        onSubmit={find}
        action={appPaths.jobs}
        id={LIST_FORM_ID}
      />
      <div className="mt-6 grid grid-cols-1 gap-7 filters:grid-cols-[17rem_minmax(0,1fr)]">
        {isWide && (
          <aside aria-label={texts.filters} className="surface hidden self-start p-4 filters:block">
            <lazyFilterForm.Part {...filters} />
          </aside>
        )}
        <ListSection controls={controls} list={list} slots={slots} onReset={filters.onReset} count={count} />
      </div>
      <FilterOverlay form={filters} total={toTotal(list)} isFloating={hasCards(list.view)} />
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
  onReset: () => void;
  count: RefObject<HTMLParagraphElement | null>;
}

function ListSection({ controls, list, slots, onReset, count }: ListSectionProps) {
  const texts = useMessages(jobSearchMessages);
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
    <section ref={top} aria-labelledby="jobs-found" className="scroll-mt-24">
      <h2 id="jobs-found" className="sr-only">
        {texts.results}
      </h2>
      {list.categories.isError && !list.categories.data && (
        <FailureLine text={texts.failedCategories} onRetry={() => void list.categories.refetch()} />
      )}
      <ResultsBar
        search={search}
        categories={list.categories.data ?? []}
        categoryId={list.categoryId}
        range={range}
        takeable={{
          search: list.asked,
          shown: shown?.jobs ?? [],
          range: view.kind === 'full' ? range : null,
        }}
        onChange={controls.change}
        countRef={count}
      />
      <Results
        view={view}
        slots={slots}
        waysOut={{
          search,
          onReset,
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
