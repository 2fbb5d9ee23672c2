import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const landingMessages = createCatalogue({
  en: {
    pageTitle: pageTitles.home,
    heroTitle: 'Find job & career Opportunities',
    heroText: 'Making New Job Opportunities Every Single Day',
    searchLabel: 'Search jobs',
    searchPlaceholder: 'Job title, keywords',
    findJobs: 'Find Jobs',
    matches: 'Matching jobs',
    matchCount: (count: number) => (count === 1 ? '1 job shown' : `${count} jobs shown`),
    allMatches: (total: number, shown: string) =>
      total === 1 ? 'See the match' : `See all ${shown} matches`,
    noMatches: (text: string) => `No jobs match “${text}”`,
    figures: [
      { figure: '500+', label: 'Live Jobs' },
      { figure: '400+', label: 'Vacancies' },
      { figure: '300+', label: 'Companies' },
    ],
    popularCategory: 'Popular Category',
    categoryJobs: (count: number, shown: string) => (count === 1 ? '1 job' : `${shown} jobs`),
    jobsByCity: 'Jobs by city',
    exploreFigure: '500+',
    exploreJobs: '700 Jobs Available',
    exploreMore: 'Explore more',
    featuredJobs: 'Featured Jobs',
    skilledJobs: 'Special Skilled Jobs',
    applyNow: 'Apply now',
    applyNowTo: (title: string) => `Apply now: ${title}`,
    loading: 'Loading jobs',
    failedTitle: 'The jobs are not here yet',
    failedText: 'Please try again. Everything else on this page works.',
    emptyTitle: 'No open jobs at the moment',
    emptyText: 'New ones come as employers post them. Please look in again later.',
  },
});
export type LandingTexts = (typeof landingMessages)['en'];
