import type { RefObject } from 'react';
import { countActiveFilters } from '#contract/jobs/job-query.ts';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { toShowingText, type ShownRange } from '../list/list-view.ts';
import { DownloadButton, type DownloadButtonProps } from '../offline/download-button.tsx';
import { ChipRow } from './chip-row.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { PlaceNames } from '../search-places.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { lazyActiveChips, lazyFilterPopovers } from '../lazy-parts.tsx';

interface ListBarProps {
  filters: FilterFormProps;
  places: PlaceNames;
  /** Jobs found; undefined while unknown. */
  total: number | undefined;
  range: ShownRange | null;
  download: DownloadButtonProps;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** The bar above the list: filters, order, download, and the shown range. */
export function ListBar({ filters, places, total, range, download, countRef }: ListBarProps) {
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  return (
    <div className="mb-2 grid gap-x-4 filters:grid-cols-[auto_1fr] filters:items-center filters:gap-y-3">
      <div className="flex min-w-0 gap-2 filters:col-span-2">
        <ChipRow
          {...filters}
          filters={<FilterChip form={filters} total={total} />}
          each={
            isWide && (
              <div className="hidden flex-wrap gap-2 filters:flex noscript:hidden">
                <lazyFilterPopovers.Part {...filters} />
              </div>
            )
          }
        />
        {download.shown.length > 0 && <DownloadButton {...download} />}
      </div>
      <div className="filters:order-last">
        {countActiveFilters(filters.search) > 0 && (
          <lazyActiveChips.Part
            {...filters}
            places={places}
            onRemoved={() => countRef.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {/* As wide while the jobs come: else the chips beside it would move under a click. */}
      <p
        ref={countRef}
        role="status"
        tabIndex={-1}
        className="tabular mt-3 min-h-5 text-sm text-muted filters:mt-0 filters:min-w-52"
      >
        {range && toShowingText(range)}
      </p>
    </div>
  );
}
