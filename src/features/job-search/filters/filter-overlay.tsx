import { useEffect, useId, useState } from 'react';
import { countActiveFilters } from '#contract/jobs/job-query.ts';
import { whenWanted } from '#platform/startup/page-settled.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { lazyFilterDialog, lazyFilterForm } from '../lazy-parts.tsx';
import { jobSearchMessages } from '../messages.ts';

interface FilterOverlayProps {
  form: FilterFormProps;
  total: number | undefined;
  /** False where the button would cover a link. */
  isFloating: boolean;
}

const floating = 'fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))]';

function preloadFilters(): void {
  void lazyFilterDialog.preload();
  void lazyFilterForm.preload();
}

/** Below 1000 px: a floating button that opens the filters (§2). */
export function FilterOverlay({ form, total, isFloating }: FilterOverlayProps) {
  const texts = useMessages(jobSearchMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const countId = useId();
  useEffect(() => whenWanted(preloadFilters), []);
  const active = countActiveFilters(form.search);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.filters}
        aria-describedby={active > 0 ? countId : undefined}
        onClick={() => setIsOpen(true)}
        className={`btn btn-primary z-10 rounded-full px-5 text-base raised filters:hidden ${isFloating ? floating : 'mx-auto mt-4 flex'}`}
      >
        <Icon name="filter" />
        {texts.filters}
        {active > 0 && (
          <span
            id={countId}
            className="tabular grid size-6 place-items-center rounded-full bg-accent text-sm text-accent-content"
          >
            {formatNumber(active, locale)} <span className="sr-only">{texts.activeWord}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <lazyFilterDialog.Part total={total} onClose={close}>
          <lazyFilterForm.Part {...form} />
        </lazyFilterDialog.Part>
      )}
    </>
  );
}
