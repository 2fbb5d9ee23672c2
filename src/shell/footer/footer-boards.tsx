import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { citiesQuery } from '#api/cities.ts';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { toSlug } from '#contract/search/slug.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { footerMessages } from './messages.ts';

const MAX_CITIES = 8;
const linkClass =
  'tabular inline-flex min-h-11 min-w-11 items-center text-muted hover:text-base-content hover:underline';

function Row({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-5">
        {children}
      </ul>
    </div>
  );
}

/** Links to boards; only cities that another screen has fetched. */
export function FooterBoards() {
  const texts = useMessages(footerMessages);
  const locale = useLocale();
  const isOffered = useServerExtensions();
  const { data = [] } = useQuery({ ...citiesQuery, enabled: false });
  const cities = isOffered ? data.slice(0, MAX_CITIES) : [];
  return (
    <div className="border-t border-base-300">
      <div className="page grid grid-cols-1 gap-x-8 gap-y-4 py-6 filters:grid-cols-2">
        <Row title={texts.byCategory}>
          {landingCategories.map((name) => (
            <li key={name}>
              <Link to={boardRoutes.category} params={{ slug: toSlug(name) }} className={linkClass}>
                {name}
              </Link>
            </li>
          ))}
        </Row>
        {cities.length > 0 && (
          <Row title={texts.byCity}>
            {cities.map(({ slug, name, jobCount }) => (
              <li key={slug}>
                <Link to={boardRoutes.city} params={{ slug }} className={linkClass}>
                  <span lang={textLanguage(name)}>{name}</span>&nbsp;{formatNumber(jobCount, locale)}
                </Link>
              </li>
            ))}
          </Row>
        )}
      </div>
    </div>
  );
}
