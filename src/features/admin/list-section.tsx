import type { ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import type { AdminRows } from '#api/admin.ts';
import { formatNumber } from '#contract/format.ts';
import { listLimits } from '#contract/limits.ts';
import { adminMessages } from './messages.ts';

/** The next page size: doubled, up to the server's maximum; undefined at the maximum. */
export const toMoreRows = (size: number): number | undefined =>
  size < listLimits.maxPageSize ? Math.min(listLimits.maxPageSize, size * 2) : undefined;

interface ListSectionProps {
  title: string;
  list: AdminRows;
  children: ReactNode;
  onMore: (() => void) | undefined;
}

/** A titled list with its total, and a button that loads more rows. */
export function ListSection({ title, list, children, onMore }: ListSectionProps) {
  const texts = adminMessages;
  const left = list.total - list.rows.length;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg font-bold">
        {title} <span className="tabular font-normal text-muted">({formatNumber(list.total, locale)})</span>
      </h2>
      {children}
      {left > 0 && onMore && (
        <button type="button" className="btn text-base" onClick={onMore}>
          {texts.more(left)}
        </button>
      )}
      {left > 0 && !onMore && <p className="text-muted">{texts.tooMany(left)}</p>}
    </section>
  );
}
