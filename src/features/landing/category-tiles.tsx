import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoriesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { useNear } from '#device/start-page/near.ts';
import { locale } from '#platform/i18n/locale.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { Icon, type IconName, type IconPath } from '#ui/icon/icon.tsx';
import { CategoryLink } from '#ui/links/job-link.tsx';
import { landingMessages as texts } from './messages.ts';

/** A chip that leads to a list. */
export const linkChip = `${chipLook} ${toChipTone(false)} h-full hover:border-primary`;

/** Common trades as links to searches, in the chosen place. */
export function Trades() {
  const city = useNear();
  return (
    <section aria-labelledby="trades" className="page mt-6">
      <h2 id="trades" className="mb-2 text-lg font-bold">
        {texts.tradesTitle}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {texts.trades.map((search) => (
          <li key={search}>
            <Link
              to={appPaths.jobs}
              search={city === '' ? { search } : { search, city }}
              className={linkChip}
            >
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** "Popular Category": seven categories with their number of jobs, in two lines that scroll on phones. */
export function CategoryTiles() {
  const { data: categories } = useQuery(categoriesQuery);
  const countOf = (name: string): string => {
    const count = categories?.find((category) => category.name === name)?.jobCount;
    return count === undefined ? '' : texts.categoryJobs(count, formatNumber(count, locale));
  };
  return (
    <section aria-labelledby="popular-category" className="page mt-6">
      <h2 id="popular-category" className="mb-2 text-lg font-bold">
        {texts.popularCategory}
      </h2>
      <ul className="-mx-4 -my-1 grid auto-cols-max grid-flow-col grid-rows-2 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex md:flex-wrap">
        {landingCategories.map((name) => (
          <li key={name}>
            <CategoryLink name={name} className={linkChip}>
              <Icon name={icons[name]} className="size-5 text-primary" />
              {toCategoryName(name)} <span className="tabular font-normal text-muted">{countOf(name)}</span>
            </CategoryLink>
          </li>
        ))}
        <li>
          <Link to={appPaths.jobs} className={linkChip}>
            <span className="font-normal text-muted">{texts.exploreFigure}</span> {texts.exploreMore}{' '}
            <span className="font-normal text-muted">{texts.exploreJobs}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
