import { createFileRoute } from '@tanstack/react-router';
import { CityPage } from '#features/boards/city-page.tsx';
import { NotFoundScreen } from '#shell/not-found-screen.tsx';
import { BoardCards } from './-board-cards.tsx';

export const Route = createFileRoute('/jobs/city/$slug')({ component: CityRoute });

function CityRoute() {
  const { slug } = Route.useParams();
  return <CityPage key={slug} slug={slug} Cards={BoardCards} notFound={<NotFoundScreen />} />;
}
