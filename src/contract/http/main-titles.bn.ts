import { formatNumber } from '../format.ts';
import { toCategoryName } from '../jobs/category-names.bn.ts';
import type * as en from './main-titles.en.ts';

export const mainTitles: typeof en.mainTitles = {
  home: 'বাংলাদেশের চাকরি, অনলাইনে ও অফলাইনে',
  jobDetails: 'চাকরির বিস্তারিত',
};

export const titleTexts: typeof en.titleTexts = {
  board: {
    category: (name) => `${toCategoryName(name)} ক্যাটাগরির চাকরি`,
    city: (name) => `${name} এলাকায় চাকরি`,
    company: (name) => `${name} প্রতিষ্ঠানে চাকরি`,
  },
  jobs: 'চাকরি',
  inPlace: (jobs, place) => `${place} এলাকায় ${jobs}`,
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
};
