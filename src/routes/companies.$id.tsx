import { createFileRoute } from '@tanstack/react-router';
import { readCompanySearch } from '#contract/http/page-search.ts';
import { CompanyPage } from '#features/boards/company-page.tsx';
import { prefetchCompany } from '#features/boards/board-queries.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { lazyNotFound } from '#shell/lazy-parts.tsx';
import { BoardCards } from '#routes/-board-cards.tsx';

export const Route = createFileRoute('/companies/$id')({
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, params, deps }) => {
    const known = prefetchCompany(context.queryClient, params.id, deps.page);
    if (!hasBrowser) await known;
  },
  component: CompanyRoute,
});

function CompanyRoute() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return <CompanyPage key={id} id={id} page={page} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}
