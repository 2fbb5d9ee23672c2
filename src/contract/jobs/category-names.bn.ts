import { toSlug } from '../search/slug.ts';
import type * as en from './category-names.en.ts';

/** By slug. */
const names = new Map(
  Object.entries({
    accountancy: 'হিসাবরক্ষণ',
    'human-resource': 'মানবসম্পদ',
    'project-manager': 'প্রকল্প ব্যবস্থাপনা',
    'interface-design': 'ইন্টারফেস ডিজাইন',
    'digital-services': 'ডিজিটাল সেবা',
    'marketing-seo': 'মার্কেটিং ও এসইও',
    'health-care': 'স্বাস্থ্যসেবা',
    engineering: 'প্রকৌশল',
    'education-training': 'শিক্ষা ও প্রশিক্ষণ',
    'garments-textile': 'গার্মেন্টস ও টেক্সটাইল',
    'sales-retail': 'বিক্রয় ও খুচরা ব্যবসা',
    'logistics-supply-chain': 'পরিবহন ও সরবরাহ',
  }),
);

export const toCategoryName: typeof en.toCategoryName = (name) => names.get(toSlug(name)) ?? name;
