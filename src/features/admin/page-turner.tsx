import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import { adminMessages } from './messages.ts';

interface PageTurnerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Links to the newer and the older rows of a list. */
export function PageTurner({ page, totalPages, onPage }: PageTurnerProps) {
  const { audit } = adminMessages;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <button type="button" className="btn text-base" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {audit.newer}
      </button>
      <button
        type="button"
        className="btn text-base"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {audit.older}
      </button>
      <span role="status" className="text-muted">
        {audit.page(formatNumber(page, locale), formatNumber(Math.max(1, totalPages), locale))}
      </span>
    </p>
  );
}
