import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/http/paths.ts';

/** Two jobs, one in each language, that are the same on every day, in place of those of the sample data. */

/** A noon in Dhaka on which both are open, and one closes soon. */
export const fixedNow = new Date('2026-03-02T12:00:00+06:00');

const khulna = {
  street: '',
  city: 'Khulna',
  cityBn: 'খুলনা',
  state: 'Khulna Division',
  postalCode: '',
  country: 'Bangladesh',
  countryBn: 'বাংলাদেশ',
};

const foods = {
  _id: 'c'.repeat(24),
  name: 'Padma Foods Ltd.',
  logo: '',
  industry: 'Food and beverages',
  foundedYear: '2004',
  website: 'https://padma.example',
  size: '51-200',
  contactNumber: '+880 41 000000',
  email: 'jobs@padma.example',
  verificationStatus: 'verified',
  address: khulna,
};

const mills = {
  ...foods,
  _id: 'e'.repeat(24),
  name: 'যমুনা টেক্সটাইল',
  industry: 'টেক্সটাইল',
  address: { ...khulna, city: 'Dhaka', cityBn: 'ঢাকা', state: 'Dhaka Division' },
};

const accountancy = { _id: 'accountancy', name: 'Accountancy', jobCount: 1 };
const textile = { _id: 'garments-textile', name: 'Garments & Textile', jobCount: 1 };

const accountant = {
  _id: 'a'.repeat(24),
  title: 'Accountant',
  description: 'You keep the books of a food company.',
  company: foods,
  category: accountancy,
  location: foods.address,
  salary: { min: 25_000, max: 35_000, currency: 'BDT', type: 'monthly', bonus: null },
  workingHours: '09:00-17:00',
  educationalQualifications: 'A degree in accounting',
  responsibilities: 'Post vouchers every day\nPrepare the VAT return',
  requiredSkills: ['Spreadsheets'],
  niceToHaveSkills: ['VAT law'],
  benefits: ['Lunch', 'Two festival bonuses'],
  tags: [],
  applicationDeadline: '2026-03-25T00:00:00Z',
  status: 'open',
  jobType: 'on-site',
  workMode: 'full-time',
  experienceLevel: 'fresher',
  numberOfOpenings: 3,
  postedAt: '2026-01-18T06:00:00Z',
};

const operator = {
  ...accountant,
  _id: 'b'.repeat(24),
  title: 'সেলাই মেশিন অপারেটর',
  description: 'আপনি শার্টের কলার ও হাতা সেলাই করবেন।',
  company: mills,
  category: textile,
  location: mills.address,
  salary: { ...accountant.salary, min: 14_000, max: 18_500 },
  applicationDeadline: '2026-03-05T00:00:00Z',
  experienceLevel: '1-2years',
  postedAt: '2026-02-27T06:00:00Z',
};

export const fixedJob = { id: accountant._id, title: accountant.title };

const answers: Readonly<Record<string, object>> = {
  [apiPaths.jobs]: {
    jobs: [accountant, operator],
    pagination: { page: 1, perPage: 10, total: 2, totalPages: 1 },
  },
  [apiPaths.job(accountant._id)]: { job: accountant },
  [apiPaths.company(foods._id)]: { company: foods },
  [apiPaths.jobCategories]: { jobCategories: [accountancy, textile] },
  [apiPaths.cities]: {
    cities: [
      { name: 'Dhaka', nameBn: 'ঢাকা', slug: 'dhaka', jobCount: 1 },
      { name: 'Khulna', nameBn: 'খুলনা', slug: 'khulna', jobCount: 1 },
    ],
  },
};

/** Answers with the fixed jobs, and draws them in the same order each time. */
export async function answerWithFixedJobs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array;
  });
  for (const [path, data] of Object.entries(answers)) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { success: true, data } }),
    );
  }
}
