import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { CompanyName } from '#contract/companies/company-form.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import type { SocialNetwork } from '#contract/companies/web-links.ts';
import { toLatinDigits } from '#contract/format.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { namesOf } from '#contract/rows.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import type { PlacePart } from '../place-fields.tsx';
import type { CompanyTexts } from './messages.ts';

/** In the order of the screen. */
export const companySections = ['basic', 'social', 'address', 'contact'] as const;
type CompanySection = (typeof companySections)[number];

interface CompanyField {
  section: CompanySection;
  read: (company: OwnCompany) => string;
  /** The typed text as it is sent; trimmed by default. */
  write?: (typed: string) => string;
  /** The stored text as it is shown; unchanged by default. */
  show?: (stored: string) => string;
  type?: HTMLInputTypeAttribute;
  input?: InputHTMLAttributes<HTMLInputElement>;
  hint?: keyof CompanyTexts['hints'];
  /** Takes the whole width. */
  isWide?: boolean;
  /** Checked on blur as well. */
  isCheckedOnLeave?: boolean;
}

/** Adds the scheme to a site's name. */
export function completeUrl(text: string): string {
  const typed = text.trim();
  return /^[^\s/:@.]+(?:\.[^\s/:@.]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
}

/** Stored in Latin digits, whichever are typed. */
const inDigits = { write: (typed: string) => toLatinDigits(typed.trim()), show: toShownDigits };

const social = (network: SocialNetwork): CompanyField => ({
  section: 'social',
  read: ({ socialMedia }) => socialMedia[network],
  input: { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
  hint: 'social',
  isCheckedOnLeave: true,
});

/** The fields of an address have controls of their own: place-fields.tsx. */
const place = (part: PlacePart, texts: Pick<CompanyField, 'write' | 'show'>): CompanyField => ({
  section: 'address',
  read: ({ address }) => address[part],
  ...texts,
});

/** The fields of a company, for the forms and the view, in the order of the screen. */
export const companyTable: Readonly<Record<CompanyName, CompanyField>> = {
  name: { section: 'basic', read: ({ name }) => name, input: { autoComplete: 'organization' } },
  industry: { section: 'basic', read: ({ industry }) => industry, hint: 'industry' },
  foundedYear: {
    section: 'basic',
    read: ({ foundedYear }) => foundedYear,
    ...inDigits,
    input: { inputMode: 'numeric', autoComplete: 'off' },
    isCheckedOnLeave: true,
  },
  size: {
    section: 'basic',
    read: ({ size }) => size,
    ...inDigits,
    input: { autoComplete: 'off' },
    hint: 'size',
  },
  website: {
    section: 'basic',
    read: ({ website }) => website,
    write: completeUrl,
    type: 'url',
    input: { autoComplete: 'url', inputMode: 'url' },
    hint: 'website',
    isWide: true,
    isCheckedOnLeave: true,
  },
  /** In edits alone. */
  verificationStatus: {
    section: 'basic',
    read: ({ verificationStatus }) => verificationStatus,
    input: { autoComplete: 'off' },
    hint: 'verificationStatus',
    isWide: true,
  },
  'socialMedia[instagram]': social('instagram'),
  'socialMedia[facebook]': social('facebook'),
  'socialMedia[linkedin]': social('linkedin'),
  'address[country]': place('country', { show: toPlaceName }),
  'address[state]': place('state', { show: toPlaceName }),
  'address[city]': place('city', { show: toPlaceName }),
  'address[street]': place('street', { show: toShownDigits }),
  'address[postalCode]': place('postalCode', inDigits),
  contactNumber: {
    section: 'contact',
    read: ({ contactNumber }) => contactNumber,
    ...inDigits,
    type: 'tel',
    input: { autoComplete: 'work tel', inputMode: 'tel' },
    hint: 'contactNumber',
    isCheckedOnLeave: true,
  },
  email: {
    section: 'contact',
    read: ({ email }) => email,
    type: 'email',
    input: { autoComplete: 'work email', inputMode: 'email' },
    isCheckedOnLeave: true,
  },
};

/** The fields of a section, in the order of the screen. */
export const toSectionNames = (section: CompanySection): CompanyName[] =>
  namesOf(companyTable).filter((name) => companyTable[name].section === section);
