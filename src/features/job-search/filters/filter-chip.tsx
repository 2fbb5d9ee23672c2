import { locale } from '#texts/platform/i18n/locale';
import { useEffect, useId, useState } from 'react';
import { countActiveFilters } from '#contract/jobs/job-query.ts';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { formatNumber } from '#contract/format.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { lazyFilterDialog, lazyFilterForm } from '../lazy-parts.tsx';
import { jobSearchMessages } from '#texts/features/job-search/messages';

interface FilterChipProps {
  form: FilterFormProps;
  total: number | undefined;
}

function preloadFilters(): void {
  void lazyFilterDialog.preload();
  void lazyFilterForm.preload();
}

/** Below 1000 px: opens the filters over the whole screen (§2). */
export function FilterChip({ form, total }: FilterChipProps) {
  const texts = jobSearchMessages;
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
