import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesQuery } from '#api/categories.ts';
import { appPaths } from '#contract/http/paths.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { Icon, type IconName, type IconPath } from '#ui/icon/icon.tsx';
import { CategoryLink } from './category-link.tsx';
import { landingMessages } from './messages.ts';

const pencil: IconPath = 'M4 20l1-4L16.5 4.500l3 3L8 19l-4 1Z';
const heart: IconPath =
  'M12 20s-7.5-4.7-7.5-10A4.2 4.2 0 0 1 12 7.2 4.2 4.2 0 0 1 19.5 10c0 5.3-7.5 10-7.5 10Z';

const icons: Readonly<Record<(typeof landingCategories)[number], IconName>> = {
  Accountancy: 'chart',
  'Human Resource': 'people',
  'Project Manager': 'briefcase',
  'Interface Design': pencil,
  'Digital Services': 'device',
  'Marketing & SEO': 'megaphone',
  'Health & Care': heart,
};

const tile =
  'surface flex h-full min-h-18 items-center gap-1.5 py-2 pr-1 pl-2 transition-colors sm:gap-3 sm:p-3 hover:border-primary';

/** "Popular Category": seven categories with their number of jobs. */
export function CategoryTiles() {
  const texts = useMessages(landingMessages);
  const locale = useLocale();
  const { data: categories } = useQuery(categoriesQuery);
  const countOf = (name: string): string => {
    const count = categories?.find((category) => category.name === name)?.jobCount;
    return count === undefined ? '' : texts.categoryJobs(count, formatNumber(count, locale));
  };
  return (
    <section aria-labelledby="popular-category" className="page mt-10">
      <h2 id="popular-category" className="mb-4 text-lg font-bold">
        {texts.popularCategory}
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1 md:grid-cols-3 filters:grid-cols-4">
        {landingCategories.map((name) => (
          <li key={name}>
            <CategoryLink name={name} className={tile}>
              <span className="grid size-8 shrink-0 sm:size-9 place-items-center rounded-lg bg-secondary text-primary">
                <Icon name={icons[name]} />
              </span>
              <span className="min-w-0">
                <span className="block leading-snug font-bold">{name}</span>
                <span className="tabular block min-h-[1.45em] text-sm text-muted">{countOf(name)}</span>
              </span>
            </CategoryLink>
          </li>
        ))}
        <li className="md:max-filters:col-span-2">
          <Link to={appPaths.jobs} className={`${tile} border-transparent bg-notice`}>
            <span className="grid h-9 shrink-0 place-items-center rounded-lg bg-accent px-1.5 text-sm font-bold text-accent-content">
              {texts.exploreFigure}
            </span>
            <span className="min-w-0">
              <span className="block leading-snug font-bold">{texts.exploreMore}</span>
              <span className="block text-sm text-muted">{texts.exploreJobs}</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
