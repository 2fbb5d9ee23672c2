import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#features/boards/category-page.tsx';
import { NotFoundScreen } from '#shell/not-found-screen.tsx';
import { BoardCards } from './-board-cards.tsx';

export const Route = createFileRoute('/jobs/category/$slug')({ component: CategoryRoute });

function CategoryRoute() {
  const { slug } = Route.useParams();
  return <CategoryPage key={slug} slug={slug} Cards={BoardCards} notFound={<NotFoundScreen />} />;
}
