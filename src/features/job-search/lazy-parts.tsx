import { createLazyPart, createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { freshnessMessages } from '#presenters/messages.ts';
import { jobSearchMessages } from './messages.ts';

/** The filters' room beside the list: as high as they are, so that nothing moves when they arrive. */
function FilterRoom({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { filtersFailed } = useMessages(jobSearchMessages);
  const { retry } = useMessages(freshnessMessages);
  if (onRetry === undefined) return <div aria-hidden="true" className="skeleton h-[44rem]" />;
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p>{filtersFailed}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

/** The filter form, loaded beside the list rather than before it. */
export const lazyFilterForm = createRenderedPart(
  async () => (await import('./filters/filter-form.tsx')).FilterForm,
  FilterRoom,
);

/** Where the filters would open: nothing while they are on the way, the reason when they did not come. */
function DialogRoom({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (onRetry === undefined) return null;
  return (
    <div className="surface fixed inset-x-4 bottom-[calc(9rem+env(safe-area-inset-bottom))] z-20 p-4 raised filters:hidden">
      <FilterRoom onRetry={onRetry} />
    </div>
  );
}

/** The filters over the whole screen, below 1000 px. */
export const lazyFilterDialog = createLazyPart(
  async () => (await import('./filters/filter-dialog.tsx')).FilterDialog,
  DialogRoom,
);
