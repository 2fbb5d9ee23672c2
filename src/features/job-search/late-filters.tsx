import { createLatePart } from '#platform/late-part.tsx';
import { useMessages } from '#platform/messages.ts';
import { freshnessMessages } from '#presenters/freshness-messages.ts';
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
export const lateFilterForm = createLatePart(
  async () => (await import('./filter-form.tsx')).FilterForm,
  FilterRoom,
);
