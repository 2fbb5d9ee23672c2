import { isBangla } from '../build-language.ts';
import type { TitleTexts } from './page-titles.ts';
import { formatNumber } from '../format.ts';
import { toCategoryNameBn } from '../jobs/category-names.ts';

/** The first screens load no others. */
export const mainTitlesEn = {
  home: 'Jobs in Bangladesh, online and offline',
  jobDetails: 'Job Details',
};

export const mainTitlesBn: typeof mainTitlesEn = {
  home: 'বাংলাদেশের চাকরি, অনলাইনে ও অফলাইনে',
  jobDetails: 'চাকরির বিস্তারিত',
};

const titleTextsEn: TitleTexts = {
  board: {
    category: (name: string) => `${name} jobs`,
    city: (name: string) => `Jobs in ${name}`,
    company: (name: string) => `Jobs at ${name}`,
  },
  jobs: 'Jobs',
  inPlace: (jobs: string, place: string) => `${jobs} in ${place}`,
  page: (page: number) => `page ${page}`,
};

export const titleTextsBn: typeof titleTextsEn = {
  board: {
    category: (name) => `${toCategoryNameBn(name)} ক্যাটাগরির চাকরি`,
    city: (name) => `${name} এলাকায় চাকরি`,
    company: (name) => `${name} প্রতিষ্ঠানে চাকরি`,
  },
  jobs: 'চাকরি',
  inPlace: (jobs, place) => `${place} এলাকায় ${jobs}`,
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
};

export const titleTexts = isBangla ? titleTextsBn : titleTextsEn;
export const titleTextsIn = { en: titleTextsEn, bn: titleTextsBn };
