import type { ApplyWay, ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import type { ApplyWayOf } from '#contract/applications/open-ways.ts';

/** The types of the sample data, from which the seed creates rows. */

type SampleApproval = 'approved' | 'pending' | 'rejected';

export interface SampleCategory {
  key: string;
  name: string;
}

interface SampleAddress {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export interface SampleCompany {
  key: string;
  name: string;
  industry: string;
  foundedYear: string;
  website: string;
  size: string;
  socialMedia: { instagram?: string; facebook?: string; linkedin?: string };
  address: SampleAddress;
  contactNumber: string;
  email: string;
  /** File name under files/logos; null for a company without a logo. */
  logo: string | null;
  approval: SampleApproval;
}

/** Of a walk-in: whole days after the first start of the server. */
type SampleWay =
  | Exclude<ApplyWay, { kind: 'walkIn' }>
  | (Omit<ApplyWayOf<'walkIn'>, 'from' | 'to'> & { fromInDays: number; toInDays: number });

export interface SampleJob {
  key: string;
  /** Key of the company. */
  company: string;
  /** Key of the category. */
  category: string;
  title: string;
  description: string;
  responsibilities: string;
  educationalQualifications: string;
  requiredSkills: string[];
  niceToHaveSkills: string[];
  benefits: string[];
  tags: string[];
  jobType: 'remote' | 'hybrid' | 'on-site';
  workMode: 'full-time' | 'part-time' | 'contract';
  experienceLevel:
    'fresher' | 'internship' | '1-2years' | 'morethan-2years' | 'junior' | 'mid-level' | 'senior' | 'lead';
  salary: {
    min: number;
    max: number;
    currency: 'BDT' | 'INR' | 'USD' | 'EUR' | 'GBP';
    type: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly';
    bonus: number;
  };
  /** "9:00 AM - 5:00 PM" */
  workingHours: string;
  numberOfOpenings: number;
  location: SampleAddress;
  /** E-mail when absent. */
  applyWays?: SampleWay[];
  screening?: ScreeningQuestion[];
  /** Whole days after the first start of the server. */
  deadlineInDays: number;
  /** Hours before the first start of the server. */
  postedHoursAgo: number;
  status: 'open' | 'closed';
  approval: SampleApproval;
}
