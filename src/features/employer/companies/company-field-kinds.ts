import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { CompanyName } from '#contract/companies/company-form.ts';
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

/** Without the addresses, which have separate fields. */
export const fieldKinds: Readonly<Partial<Record<CompanyName, FieldKind>>> = {
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
    names: ['address[country]', 'address[state]', 'address[city]', 'address[street]', 'address[postalCode]'],
  },
  { key: 'contact', names: ['contactNumber', 'email'] },
] as const satisfies readonly { key: keyof CompanyTexts['sections']; names: readonly CompanyName[] }[];
