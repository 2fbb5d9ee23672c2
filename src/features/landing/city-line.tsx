import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { citiesQuery } from '#api/cities.ts';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { landingMessages } from './messages.ts';

const MAX_CITIES = 8;

/** The cities with most open jobs, in one line that scrolls. */
export function CityLine() {
  const texts = useMessages(landingMessages);
  const locale = useLocale();
  const isOffered = useServerExtensions();
  const { data: cities, isError } = useQuery({ ...citiesQuery, enabled: isOffered });
  if (!isOffered || cities?.length === 0 || (isError && !cities)) return null;
  return (
    <section aria-labelledby="jobs-by-city" className="page mt-6">
      <h2 id="jobs-by-city" className="font-bold">
        {texts.jobsByCity}
      </h2>
      <ul className="flex h-11 gap-x-5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]">
        {cities?.slice(0, MAX_CITIES).map(({ slug, name, jobCount }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={boardRoutes.city}
              params={{ slug }}
              className="tabular inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:underline"
            >
              <span lang={textLanguage(name)}>{name}</span>{' '}
              <span className="text-muted">{formatNumber(jobCount, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
