import type { Ref } from 'react';
import { toShowingText, type ShownRange } from '../list/list-view.ts';
import { DownloadButton, type DownloadButtonProps } from '../offline/download-button.tsx';
import { ChipRow } from './chip-row.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { FilterFormProps } from './filter-form.tsx';

interface ListBarProps {
  filters: FilterFormProps;
  /** Jobs found; undefined while unknown. */
  total: number | undefined;
  range: ShownRange | null;
  download: DownloadButtonProps;
  countRef: Ref<HTMLParagraphElement>;
}

/** The chips above the list, and which part of it is shown. */
export function ListBar({ filters, total, range, download, countRef }: ListBarProps) {
  return (
    <div className="mb-1 filters:mb-4 filters:flex filters:flex-row-reverse filters:items-center filters:justify-between">
      <ChipRow
        {...filters}
        filters={<FilterChip form={filters} total={total} />}
        download={download.shown.length > 0 && <DownloadButton {...download} />}
      />
      <p ref={countRef} role="status" tabIndex={-1} className="tabular min-h-5 text-sm text-muted">
        {range && toShowingText(range)}
      </p>
    </div>
  );
}
