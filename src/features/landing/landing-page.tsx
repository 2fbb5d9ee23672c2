import { locale } from '#texts/platform/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { citiesQuery } from '#api/cities.ts';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import { formatNumber } from '#contract/format.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { toShownCity } from '#texts/contract/jobs/shown-place';
import { landingMessages } from '#texts/features/landing/messages';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { FreshnessLine } from '#presenters/freshness.tsx';
import { freshnessMessages } from '#texts/presenters/messages';
import { Icon } from '#ui/icon/icon.tsx';
import { QuietLine, StatePanel } from '#ui/state-panel.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ClosingSoon } from './closing-soon.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { HomeJobsGrid, HomeJobsSection, HomeJobsSkeleton } from './home-jobs.tsx';
import type { CardSlots } from '#presenters/posting-card.tsx';
import { linkChip, Trades } from './trades.tsx';
import { useHomeJobs, type HomeView } from './use-home-jobs.ts';

const MAX_CITIES = 8;

/** The cities with most open jobs, in one line that scrolls. */
function CityLine() {
  const texts = landingMessages;
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
  const texts = landingMessages;
  usePageTitle(texts.pageTitle);
  const home = useHomeJobs();
  const list = home.view.kind === 'full' ? home.view.list : undefined;
  return (
    <>
      <Hero list={list} />
      {(list ?? home.view.kind === 'loading') && <ClosingSoon list={list} {...slots} />}
      <Trades />
      <CategoryTiles />
      <CityLine />
      <HomeJobs {...home} {...slots} />
      <Figures total={list?.pagination?.total} />
    </>
  );
}

type HomeJobsProps = CardSlots & ReturnType<typeof useHomeJobs>;

function HomeJobs({ view, retry, ...slots }: HomeJobsProps) {
  const texts = landingMessages;
  const hasCards = view.kind === 'full' || view.kind === 'loading';
  return (
    <>
      <HomeJobsSection id="featured-jobs" title={texts.featuredJobs} line={<StateOfCards view={view} />}>
        {view.kind === 'full' && <HomeJobsGrid jobs={view.home.featured} {...slots} />}
        {view.kind === 'loading' && <HomeJobsSkeleton />}
        {!hasCards && <NoCards view={view} onRetry={retry} />}
      </HomeJobsSection>
      {hasCards && (
        <div className="below-fold-270">
          <HomeJobsSection id="skilled-jobs" title={texts.skilledJobs} action={<ExploreMore />}>
            {view.kind === 'full' ? (
              <HomeJobsGrid jobs={view.home.skilled} {...slots} />
            ) : (
              <HomeJobsSkeleton />
            )}
          </HomeJobsSection>
        </div>
      )}
    </>
  );
}

function ExploreMore() {
  const texts = landingMessages;
  return (
    <Link to={appPaths.jobs} className="btn border-control px-6 text-base">
      {texts.exploreMore} <Icon name="chevronRight" />
    </Link>
  );
}

function StateOfCards({ view }: { view: HomeView }) {
  const texts = landingMessages;
  const { slowLoading } = freshnessMessages;
  if (view.kind === 'full') return <FreshnessLine freshness={view.freshness} />;
  if (view.kind !== 'loading') return null;
  if (view.isSlow) return <QuietLine icon="clock">{slowLoading}</QuietLine>;
  return (
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
  );
}

function NoCards({ view, onRetry }: { view: HomeView; onRetry: () => void }) {
  const texts = landingMessages;
  const { retry } = freshnessMessages;
  if (view.kind === 'empty') {
    return <StatePanel icon="briefcase" title={texts.emptyTitle} text={texts.emptyText} />;
  }
  const button = (
    <button type="button" className="btn border-control text-base" onClick={onRetry}>
      <Icon name="retry" /> {retry}
    </button>
  );
  return <StatePanel icon="retry" title={texts.failedTitle} text={texts.failedText} action={button} />;
}
