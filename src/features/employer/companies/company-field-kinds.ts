import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { CompanyName } from './company-rules.ts';
import type { CompanyTexts } from './messages.ts';

interface FieldKind {
  type?: HTMLInputTypeAttribute;
  input: InputHTMLAttributes<HTMLInputElement>;
  hint?: keyof CompanyTexts['hints'];
}

const handle: FieldKind = {
  input: { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
  hint: 'social',
};

export const fieldKinds: Readonly<Record<CompanyName, FieldKind>> = {
  name: { input: { autoComplete: 'organization' } },
  industry: { input: {}, hint: 'industry' },
  foundedYear: { input: { inputMode: 'numeric', autoComplete: 'off' } },
  website: {
    type: 'url',
    input: { autoComplete: 'url', inputMode: 'url' },
    hint: 'website',
  },
  size: { input: { autoComplete: 'off' }, hint: 'size' },
  'socialMedia[instagram]': handle,
  'socialMedia[facebook]': handle,
  'socialMedia[linkedin]': handle,
  'address[street]': { input: { autoComplete: 'address-line1' } },
  'address[city]': { input: { autoComplete: 'address-level2' } },
  'address[state]': { input: { autoComplete: 'address-level1' } },
  'address[postalCode]': { input: { autoComplete: 'postal-code' } },
  'address[country]': { input: { autoComplete: 'country-name' } },
  contactNumber: {
    type: 'tel',
    input: { autoComplete: 'work tel', inputMode: 'tel' },
    hint: 'contactNumber',
  },
  email: {
    type: 'email',
    input: { autoComplete: 'work email', inputMode: 'email' },
  },
  verificationStatus: {
    input: { autoComplete: 'off' },
    hint: 'verificationStatus',
  },
};

export const sections = [
  { key: 'basic', names: ['name', 'industry', 'foundedYear', 'size', 'website'] },
  { key: 'social', names: ['socialMedia[instagram]', 'socialMedia[facebook]', 'socialMedia[linkedin]'] },
  {
    key: 'address',
    names: ['address[street]', 'address[city]', 'address[state]', 'address[postalCode]', 'address[country]'],
  },
  { key: 'contact', names: ['contactNumber', 'email'] },
] as const satisfies readonly { key: keyof CompanyTexts['sections']; names: readonly CompanyName[] }[];
