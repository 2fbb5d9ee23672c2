import type { TitleTexts } from './page-titles.ts';

/** The first screens load no others. */
export const mainTitles = {
  home: 'Jobs in Bangladesh, online and offline',
  jobDetails: 'Job Details',
};

export const titleTexts: TitleTexts = {
  board: {
    category: (name: string) => `${name} jobs`,
    city: (name: string) => `Jobs in ${name}`,
    company: (name: string) => `Jobs at ${name}`,
  },
  jobs: 'Jobs',
  inPlace: (jobs: string, place: string) => `${jobs} in ${place}`,
  page: (page: number) => `page ${page}`,
};
