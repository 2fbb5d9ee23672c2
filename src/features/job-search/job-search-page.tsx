import { toLocal } from '#platform/i18n/locale.ts';
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { breakpointPx, listLimits } from '#contract/limits.ts';
import { toListTitle, titleTexts } from '#contract/http/page-titles.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle, isWindowAtLeast, useWindowAtLeast } from '#platform/browser/window.ts';
import { isPlainClick } from '#platform/session/sign-in.tsx';
import { isHydrating } from '#platform/startup/hydration.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { ListBar } from './filters/list-bar.tsx';
import type { CardSlots } from '#ui/card/posting-card.tsx';
import { lazyFilterForm, lazyJobPane, lazyPager } from './lazy-parts.tsx';
import type { ReadRequest } from './panes/job-pane.tsx';
import { LIST_FORM_ID } from './filters/filter-choices.ts';
import { toRange } from './list/list-view.ts';
import { jobSearchMessages as texts } from './messages.ts';
import { FailureLine } from '#ui/state/state-panel.tsx';
import { Results } from './list/results.tsx';
import { useJobList } from './list/use-job-list.ts';
import { useListControls, type GoToSearch, type HistoryMode } from './list/list-state.ts';
import type { PlaceNames } from './search-places.ts';
import { usePlaceNames } from './use-place-names.ts';

/** In wide windows: the job beside the list. */
interface BesideProps {
  chosen: string | undefined;
  onChoose: (id: string, mode: HistoryMode) => void;
  job: (id: string) => ReactNode;
}

interface JobSearchPageProps extends CardSlots {
  url: JobSearch;
  onGo: GoToSearch;
  /** Below the list. */
  reminder: (search: JobSearch) => ReactNode;
  beside: BesideProps;
}

/** The job list with its search, filters, order and pages (§2). */
export function JobSearchPage({ url, onGo, reminder, beside, ...slots }: JobSearchPageProps) {
  const controls = useListControls(url, onGo);
  const { search } = controls;
  const list = useJobList(search);
  const first = 'list' in list.view ? list.view.list.jobs[0] : undefined;
  const places = usePlaceNames(search, first);
  usePageTitle(toListTitle(url, titleTexts, places), texts.pageTitle);
  const filters = useFilterForm(controls, list);
  // The server renders the filter form for browsers without scripts; after hydration chips replace it.
  const [isFromServer, setIsFromServer] = useState(isHydrating);
  useEffect(() => startTransition(() => setIsFromServer(false)), []);
  const count = useRef<HTMLParagraphElement>(null);
  const find = () => {
    list.refetch();
    // Closes a phone's keyboard, which would cover the results.
    if (!isWindowAtLeast(breakpointPx.filterSidebar)) count.current?.focus({ preventScroll: true });
  };
  return (
    <div className="page page-wide pb-12 sm:pt-6 short:pt-0 panes:flex panes:h-[max(100dvh-var(--header-height),34rem)] panes:flex-col panes:pt-0 panes:pb-6">
      <h1 className="text-xl font-bold max-sm:sr-only sm:mb-4 panes:sr-only short:sr-only">
        {texts.heading}
      </h1>
      <div className="sticky-search -mx-4 bg-base-100 px-4 py-3 panes:max-w-3xl">
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
      <ListSection
        controls={controls}
        list={list}
        slots={slots}
        filters={filters}
        places={places}
        count={count}
        beside={beside}
        reminder={reminder}
      />
      {isFromServer && (
        <aside aria-label={texts.filters} className="surface mt-7 hidden p-4 noscript:block">
          <lazyFilterForm.Part {...filters} />
        </aside>
      )}
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
  beside: BesideProps;
  reminder: (search: JobSearch) => ReactNode;
}

/** In wide windows a click on a card opens its job in the pane; Enter also moves the focus there. */
function useBeside({ chosen, onChoose }: BesideProps) {
  const isBeside = useWindowAtLeast(breakpointPx.panes);
  const [read, setRead] = useState<ReadRequest>();
  // A stable reference, as a new one would render every card again.
  const onRead = useCallback((id: string) => setRead({ id }), []);
  const onOpen = useCallback(
    (id: string, event: MouseEvent) => {
      if (!isWindowAtLeast(breakpointPx.panes) || !isPlainClick(event)) return;
      event.preventDefault();
      onChoose(id, 'push');
      // `detail` is 0 for clicks by the keyboard.
      if (event.detail === 0) onRead(id);
    },
    [onChoose, onRead],
  );
  return {
    isBeside,
    slots: { onOpen, chosen: (isBeside && chosen) || null },
    pane: { chosen, onChoose, read, onRead },
  };
}

function ListSection({ controls, list, slots, filters, places, count, ...props }: ListSectionProps) {
  const top = useRef<HTMLElement>(null);
  const { search } = controls;
  const { view } = list;
  const shown = view.kind === 'full' || view.kind === 'stored' ? view.list : undefined;
  const page = search.page ?? 1;
  const range = toRange(view, page);
  const pagination = shown?.pagination ?? { totalPages: listLimits.assumedTotalPages };
  const { isBeside, ...besides } = useBeside(props.beside);
  const { chosen } = props.beside;
  const rows = useRef<HTMLDivElement>(null);
  const turnTo = (to: number) => {
    controls.goToPage(to);
    top.current?.scrollIntoView();
    rows.current?.scrollTo({ top: 0 });
    count.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={top}
      aria-labelledby="jobs-found"
      className="panes:flex panes:min-h-0 panes:flex-1 panes:flex-col"
    >
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
      <div className="panes:grid panes:min-h-0 panes:flex-1 panes:grid-cols-[min(27.5rem,40%)_minmax(0,1fr)] panes:grid-rows-[minmax(0,1fr)] panes:gap-6">
        {/* Padding: `overflow` would cut focus outlines. */}
        <div ref={rows} className="panes:-m-1 panes:overflow-y-auto panes:overscroll-contain panes:p-1">
          {list.categories.isError && !list.categories.data && (
            <FailureLine
              text={texts.failedCategories}
              onRetry={view.kind === 'failed' ? undefined : () => void list.categories.refetch()}
            />
          )}
          <Results
            view={view}
            slots={{ ...slots, ...besides.slots }}
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
          {props.reminder(search)}
        </div>
        {isBeside && (
          <lazyJobPane.Part {...besides.pane} rows={shown?.jobs ?? []}>
            {chosen !== undefined && props.beside.job(chosen)}
          </lazyJobPane.Part>
        )}
      </div>
    </section>
  );
}

function toTotal({ view, pagination }: List): number | undefined {
  return view.kind === 'loading' || view.kind === 'failed' ? undefined : pagination?.total;
}
