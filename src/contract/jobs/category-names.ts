import { isBangla } from '../build-language.ts';
import { toSlug } from '../search/slug.ts';
import type { JobCategory } from './category.ts';

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The category of a URL's value; undefined for an unknown one. */
export function findCategory(value: string, categories: readonly JobCategory[]): JobCategory | undefined {
  return (
    categories.find((category) => category._id === value) ??
    categories.find((category) => sameName(category.name, value))
  );
}

/** A category for display; unknown ones are shown as they are. */
const toCategoryNameEn = (name: string): string => name;

/** By slug. */
const names = new Map([
  ['accountancy', 'হিসাবরক্ষণ'],
  ['human-resource', 'মানবসম্পদ'],
  ['project-manager', 'প্রকল্প ব্যবস্থাপনা'],
  ['interface-design', 'ইন্টারফেস ডিজাইন'],
  ['digital-services', 'ডিজিটাল সেবা'],
  ['marketing-seo', 'মার্কেটিং ও এসইও'],
  ['health-care', 'স্বাস্থ্যসেবা'],
  ['engineering', 'প্রকৌশল'],
  ['education-training', 'শিক্ষা ও প্রশিক্ষণ'],
  ['garments-textile', 'গার্মেন্টস ও টেক্সটাইল'],
  ['sales-retail', 'বিক্রয় ও খুচরা ব্যবসা'],
  ['logistics-supply-chain', 'পরিবহন ও সরবরাহ'],
]);

export const toCategoryNameBn: typeof toCategoryNameEn = (name) => names.get(toSlug(name)) ?? name;

export const toCategoryName = isBangla ? toCategoryNameBn : toCategoryNameEn;
export const toCategoryNameIn = { en: toCategoryNameEn, bn: toCategoryNameBn };
