import { createFileRoute } from '@tanstack/react-router';
import { listLimits } from '#contract/limits.ts';
import { CompanyPage } from '#features/boards/company-page.tsx';
import { prefetchCompany } from '#features/boards/board-queries.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { lazyNotFound } from '#shell/lazy-parts.tsx';
import { BoardCards } from '#routes/-board-cards.tsx';
import { readNumber } from '#contract/format.ts';

/** A malformed page is the first one. */
function readSearch({ page }: Record<string, unknown>): { page?: number | undefined } {
  const number = readNumber(String(page));
  const isPage = Number.isSafeInteger(number) && number > 1 && number <= listLimits.maxPage;
  return { page: isPage ? number : undefined };
}

export const Route = createFileRoute('/companies/$id')({
  validateSearch: readSearch,
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
