import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { categoriesQuery, citiesQuery } from '#api/choices.ts';
import { boardRoutes } from '#contract/http/paths.ts';
import { toSlug } from '#contract/search/slug.ts';
import { formatNumber } from '#contract/format.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { boardMessages as texts } from './messages.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

const MAX_CITIES = 24;

const look =
  'tabular inline-flex min-h-11 items-center gap-2 rounded-full border border-base-300 bg-base-200 px-4 hover:border-primary';

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-lg font-bold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  );
}

function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <>
      <span lang={textLanguage(name)}>{name}</span>
      {count !== undefined && <span className="text-muted">{formatNumber(count, locale)}</span>}
    </>
  );
}

/** The other categories with open jobs. @param current slug of the page's own */
export function CategoryLinks({ current }: { current?: string }) {
  const { data = [] } = useQuery(categoriesQuery);
  const others = data.filter(({ name, jobCount }) => jobCount !== 0 && toSlug(name) !== current);
  if (others.length === 0) return null;
  return (
    <LinkGroup title={texts.categories}>
      {others.map(({ _id, name, jobCount }) => (
        <li key={_id}>
          <Link to={boardRoutes.category} params={{ slug: toSlug(name) }} className={look}>
            <Counted name={toCategoryName(name)} count={jobCount} />
          </Link>
        </li>
      ))}
    </LinkGroup>
  );
}

/** The other cities with most open jobs. @param current slug of the page's own */
export function CityLinks({ current }: { current?: string }) {
  const { data = [] } = useQuery({ ...citiesQuery, enabled: useServerExtensions() });
  const others = data.filter(({ slug }) => slug !== current).slice(0, MAX_CITIES);
  if (others.length === 0) return null;
  return (
    <LinkGroup title={texts.cities}>
      {others.map((city) => (
        <li key={city.slug}>
          <Link to={boardRoutes.city} params={{ slug: city.slug }} className={look}>
            <Counted name={toShownCity(city)} count={city.jobCount} />
          </Link>
        </li>
      ))}
    </LinkGroup>
  );
}
