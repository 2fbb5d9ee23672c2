import { expect, test } from 'vitest';
import { toShownIndustryIn } from '#contract/companies/shown-industry.ts';
import { toIndustryNames } from './industry-names.ts';

const shown = (industry: string) => {
  const company = { industry, ...toIndustryNames(industry) };
  return [toShownIndustryIn.en(company), toShownIndustryIn.bn(company)];
};

test('a known industry reads in the language of the page, in whichever it was written', () => {
  expect(shown('Garments & Textiles')).toEqual(['Garments & Textiles', 'গার্মেন্টস ও টেক্সটাইল']);
  expect(shown('food and beverages ')).toEqual(['food and beverages ', 'খাদ্য ও পানীয়']);
  expect(shown('পাইকারি ব্যবসা')).toEqual(['Wholesale', 'পাইকারি ব্যবসা']);
});

test.each(['Rickshaw painting', 'রিকশাচিত্র', 'constructor', ''])('%j is shown as it is', (industry) => {
  expect(shown(industry)).toEqual([industry, industry]);
});
