import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '#api/companies.ts';
import type { Company } from '#contract/companies/company.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useToLogoAddress, CompanyLogo } from '#ui/card/company-logo.tsx';
import { titleTexts } from '#contract/http/page-titles.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { CompanyFacts } from '#ui/card/company-facts.tsx';
import { BoardFailure, BoardUnavailable, BoardJobs, BoardHeading, toOpenCount } from './board-jobs.tsx';
import type { BoardPageProps } from './filter-pages.tsx';
import { boardMessages as texts } from './messages.ts';
import { useBoardJobs } from './board-queries.ts';
import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/http/paths.ts';
import { formatNumber } from '#contract/format.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface CompanyPageProps extends BoardPageProps {
  id: string;
  page: number;
}

/** A company with its open jobs. */
export function CompanyPage({ id, page, Cards, notFound }: CompanyPageProps) {
  const isOffered = useServerExtensions();
  const { data: company, error, refetch } = useQuery(companyQuery(id));
  const { state, retry } = useBoardJobs(isOffered ? { company: id, page } : undefined);
  usePageTitle(company ? titleTexts.board.company(company.name) : '');
  if (isNotFound(error)) return notFound;
  if (!company && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  if (!isOffered && company) return <BoardUnavailable />;
  return (
    <div className="page py-6 pb-12">
      <BoardHeading title={company?.name} count={toOpenCount(state)} picture={<Logo company={company} />} />
      <div className="grid grid-cols-1 gap-6 filters:grid-cols-[minmax(0,1fr)_20rem]">
        <BoardJobs
          state={state}
          onRetry={retry}
          Cards={Cards}
          emptyText={page > 1 ? texts.pastEnd : texts.emptyCompany}
        >
          {({ pagination }) => (
            <BoardPager companyId={id} page={page} totalPages={pagination?.totalPages ?? 1} />
          )}
        </BoardJobs>
        <aside aria-labelledby="about-company" className="surface self-start p-4">
          <h2 id="about-company" className="mb-4 text-lg font-bold">
            {texts.aboutCompany}
          </h2>
          {company ? (
            <CompanyFacts company={company} />
          ) : (
            <div className="skeleton h-56" aria-hidden="true" />
          )}
        </aside>
      </div>
    </div>
  );
}

function Logo({ company }: { company: Company | undefined }) {
  const toLogoAddress = useToLogoAddress();
  if (company === undefined) return <div className="skeleton size-18 shrink-0" aria-hidden="true" />;
  return <CompanyLogo name={company.name} src={toLogoAddress(company.logo)} size={72} />;
}

interface BoardPagerProps {
  companyId: string;
  page: number;
  totalPages: number;
}

function BoardPager({ companyId, page, totalPages }: BoardPagerProps) {
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
