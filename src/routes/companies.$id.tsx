import { createFileRoute } from '@tanstack/react-router';
import { listLimits } from '#contract/limits.ts';
import { CompanyPage } from '#features/boards/company-page.tsx';
import { NotFoundScreen } from '#shell/not-found-screen.tsx';
import { BoardCards } from './-board-cards.tsx';

/** What is not understood is the first page, never an error. */
function readSearch({ page }: Record<string, unknown>): { page?: number | undefined } {
  const number = Number(page);
  const isPage = Number.isSafeInteger(number) && number > 1 && number <= listLimits.maxPage;
  return { page: isPage ? number : undefined };
}

export const Route = createFileRoute('/companies/$id')({
  validateSearch: readSearch,
  component: CompanyRoute,
});

function CompanyRoute() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return <CompanyPage key={id} id={id} page={page} Cards={BoardCards} notFound={<NotFoundScreen />} />;
}
