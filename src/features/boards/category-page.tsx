import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#api/choices.ts';
import { titleTexts } from '#contract/http/main-titles.ts';
import { toSlug } from '#contract/search/slug.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { BoardFailure } from './board-failure.tsx';
import { CategoryLinks, CityLinks } from './board-links.tsx';
import { FilterBoard, type BoardPageProps } from './filter-board.tsx';
import { boardMessages } from './messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

/** The open jobs of a category. */
export function CategoryPage({ slug: asked, Cards, notFound }: BoardPageProps & { slug: string }) {
  const texts = boardMessages;
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery);
  const slug = toSlug(asked);
  const category = data?.find(({ name }) => toSlug(name) === slug);
  const title = category && titleTexts.board.category(category.name);
  usePageTitle(title ?? '');
  if (data && !category && !isFetching) return notFound;
  if (!data && error) return <BoardFailure error={error} onRetry={() => void refetch()} />;
  return (
    <FilterBoard
      title={title}
      counted={category?.jobCount}
      search={category && { category: category._id }}
      link={
        category && {
          search: { category: category.name },
          toText: (total) => texts.allOf(total, toCategoryName(category.name)),
        }
      }
      emptyText={texts.emptyCategory}
      Cards={Cards}
    >
      <CategoryLinks current={slug} />
      <CityLinks />
    </FilterBoard>
  );
}
