import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { boardRoutes } from '#contract/http/paths.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { toSlug } from '#contract/search/slug.ts';
import { formatNumber } from '#contract/format.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { FooterGroup } from './footer-group.tsx';
import { footerMessages } from './messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';

const MAX_CITIES = 8;
const linkClass =
  'tabular inline-flex min-h-11 min-w-11 items-center text-muted hover:text-base-content hover:underline';

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FooterGroup title={title}>
      <ul aria-label={title} className="flex flex-wrap gap-x-5">
        {children}
      </ul>
    </FooterGroup>
  );
}

/** Links to boards; only cities that another screen has fetched. */
export function FooterBoards() {
  const texts = footerMessages;
  const isOffered = useServerExtensions();
  const { data = [] } = useQuery({ ...citiesQuery, enabled: false });
  const cities = isOffered ? data.slice(0, MAX_CITIES) : [];
  return (
    <div className="border-base-300 filters:border-t">
      <div className="page grid grid-cols-2 gap-x-3 pb-1 filters:gap-x-8 filters:py-4">
        <Row title={texts.byCategory}>
          {landingCategories.map((name) => (
            <li key={name}>
              <Link to={boardRoutes.category} params={{ slug: toSlug(name) }} className={linkClass}>
                {toCategoryName(name)}
              </Link>
            </li>
          ))}
        </Row>
        {cities.length > 0 && (
          <Row title={texts.byCity}>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={boardRoutes.city} params={{ slug: city.slug }} className={linkClass}>
                  <span lang={textLanguage(toShownCity(city))}>{toShownCity(city)}</span>&nbsp;
                  {formatNumber(city.jobCount, locale)}
                </Link>
              </li>
            ))}
          </Row>
        )}
      </div>
    </div>
  );
}
