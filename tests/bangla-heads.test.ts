import { expect, test } from 'vitest';
import { appPaths } from '#contract/http/paths.ts';
import { readHead } from './support/head-tags.ts';
import { toPlainFacts, type PageFacts } from '#server/pages/page-facts.ts';
import { toPageHead } from '#server/pages/page-head.ts';

const site = { origin: 'https://kaj.test', appName: 'Kaj', language: 'bn' } as const;
const read = (facts: PageFacts) => readHead(`${toPageHead(facts, site)}</head>`);
const plain = (path: string) => toPlainFacts(path, '');
/** Names of the product and the formats of CVs aside. */
const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text) && !/[A-Za-z]{4}|\d/.test(text);

test.each(Object.values(appPaths))('%s is described in Bangla', (path) => {
  const { title, meta } = read(plain(path));
  expect(title).toMatch(/ · Kaj$/);
  const texts = [meta['og:title'], meta['description'], meta['og:image:alt']];
  expect(texts.filter((text = '') => !isBangla(text))).toEqual([]);
});

test('a page in Bangla has its own address, and names that of English', () => {
  const { canonical, meta, translations } = read(plain('/aboutUs'));
  expect([canonical, meta['og:url']]).toEqual(['https://kaj.test/bn/aboutUs', 'https://kaj.test/bn/aboutUs']);
  expect(translations).toEqual({
    en: 'https://kaj.test/aboutUs',
    bn: 'https://kaj.test/bn/aboutUs',
    'x-default': 'https://kaj.test/aboutUs',
  });
  expect([meta['og:locale'], meta['og:locale:alternate']]).toEqual(['bn_BD', 'en_GB']);
  expect(meta['og:image']).toMatch(/^https:\/\/kaj\.test\/bn\/cards\/site-\w+\.jpg$/);
});

test('a list counts in Bangla and leads to Bangla’s feeds', () => {
  const found = { total: 123_456, titles: ['চালক', 'Cook'] };
  const { meta, feeds } = read({ kind: 'list', search: { country: 'India' }, found });
  expect(meta['description']).toBe('ভারত এলাকায় চাকরি: ১,২৩,৪৫৬টি চাকরি খোলা আছে। চালক · Cook');
  expect(feeds[0]).toEqual({
    type: 'application/atom+xml',
    title: 'নতুন: ভারত এলাকায় চাকরি',
    href: '/bn/feeds/jobs.atom?country=India',
  });
});

test('a board is named in Bangla, also before it was looked up', () => {
  const address = { kind: 'city', key: 'dhaka' } as const;
  const found = {
    kind: 'city',
    name: 'Dhaka',
    nameBn: 'ঢাকা',
    path: '/jobs/city/dhaka',
    openJobs: 1,
  } as const;
  const { canonical, meta } = read({ kind: 'board', address, found });
  expect(canonical).toBe('https://kaj.test/bn/jobs/city/dhaka');
  expect(meta['description']).toMatch(/^ঢাকা এলাকায় চাকরি: ১টি চাকরি খোলা আছে।/);
  const unknown = read({ kind: 'board', address });
  expect([unknown.canonical, unknown.title]).toEqual([undefined, 'চাকরি · Kaj']);
});

test('a job is described in Bangla; its own words stay as they are', () => {
  const job = {
    _id: '0123456789abcdef01234567',
    title: 'Accountant',
    company: { _id: '1', name: 'Meghna Foods', logo: '', industry: '' },
    category: { _id: '2', name: 'Accountancy' },
    createdBy: '',
    experienceLevel: 'fresher',
    salary: { min: 30_000, max: 40_000, currency: 'BDT', type: 'monthly', bonus: 0 },
    workingHours: '',
    description: 'Keeps the books.',
    educationalQualifications: '',
    responsibilities: '',
    requiredSkills: [],
    niceToHaveSkills: [],
    benefits: [],
    tags: [],
    advice: [],
    applyWays: [],
    screening: [],
    location: {
      street: '',
      city: 'Dhaka',
      state: '',
      postalCode: '',
      country: 'Bangladesh',
      cityBn: 'ঢাকা',
      countryBn: 'বাংলাদেশ',
    },
    applicationDeadline: '2099-11-30T00:00:00.000Z',
    postedAt: '2099-01-01T00:00:00.000Z',
    status: 'open',
    jobType: 'remote',
    workMode: '',
    numberOfOpenings: 1,
  };
  const open = read({ kind: 'job', job, website: '', now: 0 });
  expect(open.meta['description']).toBe(
    'Meghna Foods, ঘরে বসে (রিমোট) · ঢাকা, বাংলাদেশ। বেতন: মাসে ৩০,০০০–৪০,০০০ টাকা। আবেদনের শেষ তারিখ ৩০ নভেম্বর ২০৯৯। Keeps the books.',
  );
  expect(open.data).toMatchObject([{ url: `https://kaj.test/bn/jobDetailsPage?id=${job._id}` }]);
  const closed = read({ kind: 'job', job, website: '', now: Date.UTC(2100, 0, 1) });
  expect(closed.meta['description']).toContain('আবেদনের সময় শেষ: ৩০ নভেম্বর ২০৯৯।');
});
