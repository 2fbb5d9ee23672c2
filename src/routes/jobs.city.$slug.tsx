import { createFileRoute } from '@tanstack/react-router';
import { CityPage } from '#features/boards/city-page.tsx';
import { prefetchCity } from '#features/boards/board-queries.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { lazyNotFound } from '#shell/lazy-parts.tsx';
import { BoardCards } from '#routes/-board-cards.tsx';

export const Route = createFileRoute('/jobs/city/$slug')({
  loader: async ({ context, params }) => {
    const known = prefetchCity(context.queryClient, params.slug);
    if (!hasBrowser) await known;
  },
  component: CityRoute,
});

function CityRoute() {
  const { slug } = Route.useParams();
  return <CityPage key={slug} slug={slug} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}
