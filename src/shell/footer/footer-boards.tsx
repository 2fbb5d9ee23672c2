import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { boardRoutes } from '#contract/http/paths.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { breakpointPx } from '#contract/limits.ts';
import { toSlug } from '#contract/search/slug.ts';
import { isWindowAtLeast } from '#platform/browser/window.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { footerMessages as texts } from './messages.ts';

interface FoldProps {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

const never = () => () => undefined;
const readIsWide = () => isWindowAtLeast(breakpointPx.filterSidebar);

/** A `<details>` that is folded on phones, also without scripts; the style sheet shows all of it on wide windows. */
function Fold({ title, className = '', children }: FoldProps) {
  const isWide = useSyncExternalStore(never, readIsWide, () => false);
  return (
    <details className={`fold group ${className}`} open={isWide}>
      <summary
        tabIndex={isWide ? -1 : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-1 filters:pointer-events-none"
      >
        {title}
        <Icon name="chevronDown" className="size-4 group-open:rotate-180 filters:hidden" />
      </summary>
      {children}
    </details>
  );
}

/** A group of the footer. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      title={<h2 className="text-sm font-bold filters:text-base">{title}</h2>}
      className="open:col-span-2 filters:open:col-span-1"
    >
      {children}
    </Fold>
  );
}

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
