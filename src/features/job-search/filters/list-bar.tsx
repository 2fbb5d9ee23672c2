import { type RefObject, useEffect, useId, useState } from 'react';
import { formatNumber } from '#contract/format.ts';
import { countActiveFilters } from '#contract/jobs/job-query.ts';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { jobSearchMessages as texts } from '../messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { lazyActiveChips, lazyFilterDialog, lazyFilterForm, lazyFilterPopovers } from '../lazy-parts.tsx';
import { type ShownRange, toShowingText } from '../list/list-view.ts';
import type { DownloadDialogProps } from '../offline/download-dialog.tsx';
import type { PlaceNames } from '../search-places.ts';
import { ChipRow } from './chip-row.tsx';
import type { FilterFormProps } from './filter-form.tsx';

const lazyDownloadDialog = createLazyPart(
  async () => (await import('../offline/download-dialog.tsx')).DownloadDialog,
  ({ onRetry }) => onRetry && <RetryButton onRetry={onRetry} />,
);

type DownloadButtonProps = Omit<DownloadDialogProps, 'onClose'>;

/** Opens the dialog that downloads a search. */
function DownloadButton(list: DownloadButtonProps) {
  const { downloadSearch } = texts;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${chipLook} ${toChipTone(false)} max-filters:px-3 noscript:hidden`}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="download" />
        <span className="max-filters:sr-only">{downloadSearch}</span>
      </button>
      {isOpen && <lazyDownloadDialog.Part {...list} onClose={() => setIsOpen(false)} />}
    </>
  );
}

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

function preloadFilters(): void {
  void lazyFilterDialog.preload();
  void lazyFilterForm.preload();
}

/** Below 1000 px: opens the filters over the whole screen (§2). */
function FilterChip({ form, total }: { form: FilterFormProps; total: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const countId = useId();
  useEffect(() => whenIdle(preloadFilters), []);
  const active = countActiveFilters(form.search);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.filters}
        aria-describedby={active > 0 ? countId : undefined}
        onClick={() => setIsOpen(true)}
        className={`${chipLook} ${toChipTone(active > 0)} noscript:hidden`}
      >
        <Icon name="filter" />
        {texts.filters}
        {active > 0 && (
          <span id={countId} className="tabular">
            {formatNumber(active, locale)} <span className="sr-only">{texts.activeWord}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <lazyFilterDialog.Part total={total} onClose={() => setIsOpen(false)} onReset={form.onReset}>
          <lazyFilterForm.Part {...form} />
        </lazyFilterDialog.Part>
      )}
    </>
  );
}
