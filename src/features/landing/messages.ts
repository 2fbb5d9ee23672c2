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
    closingSoon: 'Closing soon',
    allJobs: 'All jobs',
    allOpenJobs: (total: string) => `All ${total} jobs`,
    openNow: (jobs: string) => `Open today: ${jobs} jobs`,
    openNowIn: (jobs: string, cities: string) => `Open today: ${jobs} jobs in ${cities} cities`,
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
    failedTitle: 'Could not load the jobs',
    failedText: 'Please try again. The rest of this page works.',
    emptyTitle: 'No open jobs right now',
    emptyText: 'New jobs are posted often. Check back soon.',
  },
});
export type LandingTexts = (typeof landingMessages)['en'];
