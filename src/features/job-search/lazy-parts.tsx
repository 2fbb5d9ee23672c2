import { breakpointPx } from '#contract/limits.ts';
import { whenWindowAtLeast } from '#platform/browser/window.ts';
import { createLazyPart, createRenderedPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { jobSearchMessages } from './messages.ts';

/** As high as the filters, to avoid a layout shift. */
function FilterFallback({ onRetry }: FallbackProps) {
  const { filtersFailed } = jobSearchMessages;
  if (onRetry === undefined) return <div aria-hidden="true" className="skeleton h-[44rem]" />;
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p>{filtersFailed}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

/** The filter form, loaded after the list; the server renders it for browsers without scripts. */
export const lazyFilterForm = createRenderedPart(
  async () => (await import('./filters/filter-form.tsx')).FilterForm,
  FilterFallback,
);

/** The chosen filters; most lists have none. */
export const lazyActiveChips = createRenderedPart(
  async () => (await import('./filters/active-chips.tsx')).ActiveChips,
  () => <div aria-hidden="true" className="mt-3 h-8 filters:mt-0" />,
);

/** The filters of wide windows, never loaded on a phone. */
export const lazyFilterPopovers = createRenderedPart(
  async () => (await import('./filters/filter-popovers.tsx')).FilterPopovers,
  () => <div aria-hidden="true" className="h-11 w-96" />,
  whenWindowAtLeast(breakpointPx.filterSidebar),
);

/** The pane beside the list, never loaded on a phone. */
export const lazyJobPane = createRenderedPart(
  async () => (await import('./panes/job-pane.tsx')).JobPane,
  () => <div aria-hidden="true" className="surface hidden panes:block" />,
  whenWindowAtLeast(breakpointPx.panes),
);

function DialogFallback({ onRetry }: FallbackProps) {
  if (onRetry === undefined) return null;
  return (
    <div className="surface fixed inset-x-4 bottom-(--dock-height) z-20 p-4 raised filters:hidden">
      <FilterFallback onRetry={onRetry} />
    </div>
  );
}

export const lazyFilterDialog = createLazyPart(
  async () => (await import('./filters/filter-form.tsx')).FilterDialog,
  DialogFallback,
);

export const lazyPager = createRenderedPart(
  async () => (await import('#ui/pager.tsx')).Pager,
  () => <div aria-hidden="true" className="mt-6 h-24 sm:h-11" />,
);

export const lazyStoredLists = createLazyPart(
  async () => (await import('./offline/stored-list-links.tsx')).StoredListLinks,
  () => null,
);

export const lazyOfflinePicture = createLazyPart(
  async () => (await import('#ui/state/drawn-scene.tsx')).MooredBoatPicture,
  () => <div className="h-28" />,
);

export const lazyEmptyList = createRenderedPart(
  async () => (await import('./list/empty-list.tsx')).EmptyList,
  () => <div aria-hidden="true" className="surface h-64" />,
);
