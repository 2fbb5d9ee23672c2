import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { addressLimits, companyLimits } from '#contract/posting-limits.ts';
import type { CompanyName } from './company-rules.ts';
import type { CompanyTexts } from './messages.ts';

/** How a field is typed: what the keyboard shows, what the browser fills in, how long it may be. */
interface FieldKind {
  type?: HTMLInputTypeAttribute;
  input: InputHTMLAttributes<HTMLInputElement>;
  hint?: keyof CompanyTexts['hints'];
}

const { handleChars, nameChars, industryChars, foundedYearChars, urlChars, sizeChars } = companyLimits;
const { streetChars, placeChars, postalCodeChars } = addressLimits;
const handle: FieldKind = {
  input: { maxLength: handleChars, autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
  hint: 'social',
};

export const fieldKinds: Readonly<Record<CompanyName, FieldKind>> = {
  name: { input: { maxLength: nameChars, autoComplete: 'organization' } },
  industry: { input: { maxLength: industryChars }, hint: 'industry' },
  foundedYear: { input: { maxLength: foundedYearChars, inputMode: 'numeric', autoComplete: 'off' } },
  website: {
    type: 'url',
    input: { maxLength: urlChars, autoComplete: 'url', inputMode: 'url' },
    hint: 'website',
  },
  size: { input: { maxLength: sizeChars, autoComplete: 'off' }, hint: 'size' },
  'socialMedia[instagram]': handle,
  'socialMedia[facebook]': handle,
  'socialMedia[linkedin]': handle,
  'address[street]': { input: { maxLength: streetChars, autoComplete: 'address-line1' } },
  'address[city]': { input: { maxLength: placeChars, autoComplete: 'address-level2' } },
  'address[state]': { input: { maxLength: placeChars, autoComplete: 'address-level1' } },
  'address[postalCode]': { input: { maxLength: postalCodeChars, autoComplete: 'postal-code' } },
  'address[country]': { input: { maxLength: placeChars, autoComplete: 'country-name' } },
  contactNumber: {
    type: 'tel',
    input: { maxLength: companyLimits.phoneChars, autoComplete: 'work tel', inputMode: 'tel' },
    hint: 'contactNumber',
  },
  email: {
    type: 'email',
    input: { maxLength: companyLimits.emailChars, autoComplete: 'work email', inputMode: 'email' },
  },
  verificationStatus: {
    input: { maxLength: companyLimits.statusChars, autoComplete: 'off' },
    hint: 'verificationStatus',
  },
};

/** The sections of §2 and what stands in each, in order. */
export const sections = [
  { key: 'basic', names: ['name', 'industry', 'foundedYear', 'size', 'website'] },
  { key: 'social', names: ['socialMedia[instagram]', 'socialMedia[facebook]', 'socialMedia[linkedin]'] },
  {
    key: 'address',
    names: ['address[street]', 'address[city]', 'address[state]', 'address[postalCode]', 'address[country]'],
  },
  { key: 'contact', names: ['contactNumber', 'email'] },
] as const satisfies readonly { key: keyof CompanyTexts['sections']; names: readonly CompanyName[] }[];
