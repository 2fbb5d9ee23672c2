import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#features/boards/category-page.tsx';
import { prefetchCategory } from '#features/boards/board-queries.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { lazyNotFound } from '#shell/lazy-parts.tsx';
import { BoardCards } from '#routes/-board-cards.tsx';

export const Route = createFileRoute('/jobs/category/$slug')({
  loader: async ({ context, params }) => {
    const known = prefetchCategory(context.queryClient, params.slug);
    if (!hasBrowser) await known;
  },
  component: CategoryRoute,
});

function CategoryRoute() {
  const { slug } = Route.useParams();
  return <CategoryPage key={slug} slug={slug} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}
