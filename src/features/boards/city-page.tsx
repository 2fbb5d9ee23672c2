import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, cityQuery } from '#api/choices.ts';
import { titleTexts } from '#contract/http/main-titles.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { BoardFailure, BoardUnavailable } from './board-failure.tsx';
import { CategoryLinks, CityLinks } from './board-links.tsx';
import { FilterBoard, type BoardPageProps } from './filter-board.tsx';
import { boardMessages } from './messages.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';

/** The open jobs of a city. */
export function CityPage({ slug, Cards, notFound }: BoardPageProps & { slug: string }) {
  const texts = boardMessages;
  const isOffered = useServerExtensions();
  // Queried only to learn whether the server supports cities: every server answers it (§7).
  const categories = useQuery(categoriesQuery);
  const { data: city, error, refetch } = useQuery({ ...cityQuery(slug), enabled: isOffered });
  const title = city && titleTexts.board.city(toShownCity(city));
  usePageTitle(title ?? '');
  if (!isOffered && categories.isSuccess) return <BoardUnavailable />;
  if (!isOffered && categories.isError)
    return <BoardFailure error={categories.error} onRetry={() => void categories.refetch()} />;
  if (isNotFound(error)) return notFound;
  if (!city && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  return (
    <FilterBoard
      title={title}
      counted={city?.jobCount}
      search={isOffered ? { city: slug } : undefined}
      link={city && { search: { city: city.slug }, toText: (total) => texts.allIn(total, toShownCity(city)) }}
      emptyText={texts.emptyCity}
      Cards={Cards}
    >
      <CityLinks {...(city && { current: city.slug })} />
      <CategoryLinks />
    </FilterBoard>
  );
}
