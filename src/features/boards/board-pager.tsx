import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { boardMessages } from './messages.ts';

interface BoardPagerProps {
  companyId: string;
  /** 1-based. */
  page: number;
  totalPages: number;
}

/** The way to the other pages of a company's jobs; nothing where there is one page. */
export function BoardPager({ companyId, page, totalPages }: BoardPagerProps) {
  const texts = useMessages(boardMessages);
  const locale = useLocale();
  if (totalPages < 2) return null;
  const to = (other: number) => ({
    to: boardRoutes.company,
    params: { id: companyId },
    search: other === 1 ? {} : { page: other },
  });
  return (
    <nav aria-label={texts.pager} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Link {...to(page - 1)} rel="prev" className="btn">
          <Icon name="chevronLeft" /> {texts.previous}
        </Link>
      )}
      <span className="tabular text-muted">
        {texts.pageOf(formatNumber(page, locale), formatNumber(totalPages, locale))}
      </span>
      {page < totalPages && (
        <Link {...to(page + 1)} rel="next" className="btn">
          {texts.next} <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
