import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { citiesQuery } from '#api/choices.ts';
import { homeJobsQuery, type HomeList, toHomeJobs } from '#api/home-jobs.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths, boardRoutes } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { logNotice } from '#platform/log.ts';
import { FreshnessLine, type QueryState, useQueryState } from '#ui/state/freshness.tsx';
import type { CardSlots } from '#ui/card/posting-card.tsx';
import { RetryButton, QuietLine, StatePanel } from '#ui/state/state-panel.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { toShownCity } from '#contract/jobs/shown-place.ts';
import { landingMessages as texts } from './messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { freshnessMessages } from '#ui/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CategoryTiles, linkChip, Trades } from './category-tiles.tsx';
import { ClosingSoon, HomeJobsGrid, HomeJobsSection, HomeJobsSkeleton } from './home-jobs.tsx';
import { LandingSearch } from './landing-search.tsx';
import { lazyHeroPicture, lazyWelcome } from './lazy-parts.tsx';

const MAX_CITIES = 8;

/** The cities with most open jobs, in one line that scrolls. */
function CityLine() {
  const isOffered = useServerExtensions();
  const { data: cities, isError } = useQuery({ ...citiesQuery, enabled: isOffered });
  if (!isOffered || cities?.length === 0 || (isError && !cities)) return null;
  return (
    <section aria-labelledby="jobs-by-city" className="page mt-6">
      <h2 id="jobs-by-city" className="mb-2 text-lg font-bold">
        {texts.jobsByCity}
      </h2>
      <ul className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        {cities?.slice(0, MAX_CITIES).map((city) => (
          <li key={city.slug} className="shrink-0">
            <Link to={boardRoutes.city} params={{ slug: city.slug }} className={linkChip}>
              <span lang={textLanguage(toShownCity(city))}>{toShownCity(city)}</span>{' '}
              <span className="tabular font-normal text-muted">{formatNumber(city.jobCount, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The start page (§2). */
export function LandingPage(slots: CardSlots) {
  usePageTitle(texts.pageTitle);
  const home = useHomeJobs();
  const list = home.state.kind === 'read' && home.state.data.jobs.length > 0 ? home.state.data : undefined;
  return (
    <>
      <Hero list={list} />
      {(list ?? home.state.kind === 'loading') && <ClosingSoon list={list} {...slots} />}
      <Trades />
      <CategoryTiles />
      <CityLine />
      <HomeJobs {...home} list={list} {...slots} />
      <Figures total={list?.pagination?.total} />
    </>
  );
}

type HomeJobsProps = CardSlots & ReturnType<typeof useHomeJobs> & { list: HomeList | undefined };

function HomeJobs({ state, retry, list, ...slots }: HomeJobsProps) {
  const isLoading = state.kind === 'loading';
  const home = list && toHomeJobs(list.jobs);
  const line = <StateOfCards state={state} hasCards={home !== undefined} />;
  return (
    <>
      <HomeJobsSection id="featured-jobs" title={texts.featuredJobs} line={line}>
        {home && <HomeJobsGrid jobs={home.featured} {...slots} />}
        {isLoading && <HomeJobsSkeleton />}
        {!home && !isLoading && <NoCards hasFailed={state.kind === 'failed'} onRetry={retry} />}
      </HomeJobsSection>
      {(home ?? isLoading) && (
        <div className="below-fold-270">
          <HomeJobsSection id="skilled-jobs" title={texts.skilledJobs} action={<ExploreMore />}>
            {home ? <HomeJobsGrid jobs={home.skilled} {...slots} /> : <HomeJobsSkeleton />}
          </HomeJobsSection>
        </div>
      )}
    </>
  );
}

function ExploreMore() {
  return (
    <Link to={appPaths.jobs} className="btn border-control px-6 text-base">
      {texts.exploreMore} <Icon name="chevronRight" />
    </Link>
  );
}

function StateOfCards({ state, hasCards }: { state: QueryState<HomeList>; hasCards: boolean }) {
  const { slowLoading } = freshnessMessages;
  if (state.kind === 'read' && hasCards) return <FreshnessLine freshness={state.freshness} />;
  if (state.kind !== 'loading') return null;
  if (state.isSlow) return <QuietLine icon="clock">{slowLoading}</QuietLine>;
  return (
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
  );
}

function NoCards({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) {
    return <StatePanel icon="briefcase" title={texts.emptyTitle} text={texts.emptyText} />;
  }
  const button = <RetryButton onRetry={onRetry} />;
  return <StatePanel icon="retry" title={texts.failedTitle} text={texts.failedText} action={button} />;
}

/** The home list, and a way to retry. */
function useHomeJobs(): { state: QueryState<HomeList>; retry: () => void } {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(homeJobsQuery);
  const state = useQueryState({ data, error, dataUpdatedAt, isFetching });
  useEffect(() => {
    // §8: a failure is only logged.
    if (error) logNotice('failed to load the home job list', errorText(error));
  }, [error]);
  return { state, retry: () => void refetch() };
}

interface HeroProps {
  /** Undefined while it is not known. */
  list: HomeList | undefined;
}

/** The first screen. */
function Hero({ list }: HeroProps) {
  return (
    <section className="relative border-b border-base-300 bg-secondary">
      <lazyHeroPicture.Part />
      <div className="page pt-4 pb-3 roomy:py-10 short:py-2">
        <h1 className="relative z-1 mb-2 max-w-[18ch] text-lg font-bold tracking-tight roomy:text-2xl short:max-w-none short:text-base">
          {texts.heroTitle}
        </h1>
        <lazyWelcome.Part list={list} />
      </div>
      <div className="page relative z-5 -mb-2 md:-mb-5.5">
        <LandingSearch />
      </div>
    </section>
  );
}

/** How many jobs are open, beside the figures of §9. @param total undefined while unknown */
function Figures({ total }: { total: number | undefined }) {
  const cities = useQuery({ ...citiesQuery, enabled: false }).data?.length ?? 0;
  const jobs = total === undefined ? '' : formatNumber(total, locale);
  return (
    <div className="page mt-12 text-sm text-muted">
      {jobs && (
        <p className="tabular font-bold text-base-content">
          {cities > 1 ? texts.openNowIn(jobs, formatNumber(cities, locale)) : texts.openNow(jobs)}
        </p>
      )}
      <ul className="tabular flex flex-wrap gap-x-5">
        {texts.figures.map(({ figure, label }) => (
          <li key={label}>
            {figure} {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
