import { describe, expect, it } from 'vitest';
import { companyFields, companyFormFields } from '#contract/companies/company-form.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { ApiError } from '#platform/http/api-error.ts';
import {
  toFailure,
  checkCompany,
  companyNames,
  describeRequest,
  emptyCompany,
  sameLogo,
  toCompanyForm,
  toCompanyLabel,
  toCompanyValues,
} from './company-rules.ts';
import { completeUrl } from './company-table.ts';
import { ownCompanyMessages } from './messages.ts';

const texts = ownCompanyMessages;
const address = {
  street: '1 Lake Road',
  city: 'Dhaka',
  state: 'Dhaka',
  postalCode: '1205',
  country: 'Bangladesh',
  cityBn: 'ঢাকা',
  countryBn: 'বাংলাদেশ',
};
const stored: OwnCompany = {
  _id: 'c1',
  name: 'Nodi Soft',
  logo: '/files/logos/a.webp',
  industry: 'Software',
  industryBn: '',
  industryEn: '',
  foundedYear: '2015',
  website: 'https://nodi.example',
  size: '11-50',
  socialMedia: { instagram: '@nodi', facebook: '', linkedin: 'nodi' },
  address,
  contactNumber: '01712-345678',
  email: 'jobs@nodi.example',
  verificationStatus: 'verified',
  createdBy: 'u1',
  approval: 'approved',
  approvalReason: '',
  version: 3,
  deletedAt: '',
  publicContact: {},
  contactReason: '',
};
const values = toCompanyValues(stored);

const wrongPhone = (contactNumber: string) => checkCompany({ ...values, contactNumber }, texts).contactNumber;

const status = (code: number, serverMessage?: string) =>
  new ApiError('http', `Status ${code}`, { status: code, serverMessage });

describe('the form of a company', () => {
  it('requires what §5 requires, in the order of the form; a place may lack street and postal code', () => {
    expect(Object.keys(checkCompany(emptyCompany, texts))).toEqual(
      companyFormFields.filter((name) => companyFields[name].isRequired && name !== 'address[country]'),
    );
    expect(checkCompany(values, texts)).toEqual({});
    expect(checkCompany({ ...values, name: '  ' }, texts)).toEqual({ name: 'Enter the company name' });
  });

  it('says what is longer than servers take', () => {
    for (const [name, most] of [
      ['name', 150],
      ['size', 50],
      ['address[postalCode]', 20],
      ['verificationStatus', 60],
    ] as const) {
      expect(checkCompany({ ...values, [name]: ` ${'a'.repeat(most)} ` }, texts)).toEqual({});
      expect(checkCompany({ ...values, [name]: 'a'.repeat(most + 1) }, texts)).toEqual({
        [name]: `${toCompanyLabel(name, emptyCompany, texts)}: use ${most} characters or fewer`,
      });
    }
    const site = `www.example.com/${'a'.repeat(480)}`;
    expect(checkCompany({ ...values, website: site }, texts)).toEqual({
      website: 'Website: use 500 characters or fewer',
    });
  });

  it.each(['nodi', 'http://', 'ftp://nodi.example', 'https://no di.example', 'javascript:alert(1)'])(
    'refuses %s as a website',
    (website) => expect(checkCompany({ ...values, website }, texts).website).toContain('web address'),
  );

  it('refuses a website that hides where it leads, a second address, and links to elsewhere', () => {
    const wrong = checkCompany(
      {
        ...values,
        website: 'https://good.example@evil.example/',
        email: 'a@nodi.example,b@evil.example',
        'socialMedia[facebook]': 'https://evil.example/',
        'socialMedia[instagram]': 'www.instagram.com/nodi',
      },
      texts,
    );
    expect(wrong).toEqual({
      website: texts.problems.notLink(),
      email: texts.problems.notOneEmail(),
      'socialMedia[facebook]': 'Enter your name on Facebook, or a link to facebook.com',
    });
  });

  it('completes an address without its scheme, and leaves every other text alone', () => {
    expect(completeUrl(' www.example.com ')).toBe('https://www.example.com');
    expect(completeUrl('example.com.bd:8080/jobs?a=1')).toBe('https://example.com.bd:8080/jobs?a=1');
    for (const text of [
      'http://example.com',
      'example',
      'a@example.com',
      'www.example.com and more',
      '.com',
    ]) {
      expect(completeUrl(text)).toBe(text);
    }
  });

  it.each(['3020', '1799', '৩০২০', '98', 'long ago'])(
    'refuses %s as the year it was founded in',
    (foundedYear) =>
      expect(checkCompany({ ...values, foundedYear }, texts)).toEqual({
        foundedYear: 'Enter a year from 1800 to this year',
      }),
  );

  it('refuses names and websites that mix letters which look the same', () => {
    const wrong = checkCompany(
      { ...values, name: 'Nod\u0456 Soft', website: 'https://ex\u0430mple.com' },
      texts,
    );
    expect(wrong).toEqual({
      name: 'Company name mixes letters of different alphabets in one word',
      website: 'Website mixes letters of different alphabets in one word',
    });
    expect(checkCompany({ ...values, website: 'https://বাংলা.example/exаmple' }, texts)).toEqual({});
  });

  it('takes telephone numbers as people write them', () => {
    for (const text of ['01712-345678', '+880 (2) 9876.543', '০১৭১২৩৪৫৬৭৮'])
      expect(wrongPhone(text)).toBeUndefined();
    for (const text of ['none', '12', '02-9876543', '01712345678 Rina'])
      expect(wrongPhone(text)).toBe(texts.problems.notPhone());
  });

  it('is sent under the names of §7, trimmed, numbers in Latin digits; an edit adds its own field', () => {
    const typed = {
      ...values,
      name: ' Nodi Soft ',
      website: 'nodi.example',
      contactNumber: '০১৭১২-৩৪৫৬৭৮',
      foundedYear: '২০১৫',
      size: '১১-৫০',
      'address[postalCode]': '১২০৫',
    };
    const sent = toCompanyForm({ names: companyFormFields, values: typed, logo: sameLogo });
    expect([...sent.keys()]).toEqual([...companyFormFields]);
    expect(sent.get('name')).toBe('Nodi Soft');
    expect(sent.get('website')).toBe('https://nodi.example');
    expect(sent.get('contactNumber')).toBe('01712-345678');
    expect(sent.get('foundedYear')).toBe('2015');
    expect(sent.get('size')).toBe('11-50');
    expect(sent.get('address[postalCode]')).toBe('1205');
    const edit = toCompanyForm({ names: companyNames, values, logo: sameLogo });
    expect(edit.get('verificationStatus')).toBe('verified');
    expect(edit.has('logo')).toBe(false);
  });

  it('sends a logo that was chosen, or that the stored one goes', () => {
    const chosen = { blob: { type: 'image/webp', size: 1, bytes: new ArrayBuffer(1) }, name: 'a.webp' };
    const request = { names: companyNames, values };
    const withLogo = toCompanyForm({ ...request, logo: { chosen, isRemoved: false } });
    expect(withLogo.get('logo')).toMatchObject({ name: 'a.webp', type: 'image/webp', size: 1 });
    expect(withLogo.has('removeLogo')).toBe(false);
    const without = toCompanyForm({ ...request, logo: { chosen: null, isRemoved: true } });
    expect([without.get('removeLogo'), without.has('logo')]).toEqual(['true', false]);
    expect(describeRequest({ ...request, logo: sameLogo })).not.toEqual(
      describeRequest({ ...request, logo: { chosen, isRemoved: false } }),
    );
  });
});

describe('the text of a failure', () => {
  const own = 'creating';

  it('is the words of the server, else those of §8', () => {
    expect(toFailure(status(400, 'Industry is required.'), own, texts).title).toBe('Industry is required.');
    expect(toFailure(status(400), own, texts)).toEqual({
      title: 'Failed to submit company information',
      way: 'edit',
    });
    expect(toFailure(status(400), 'updating', texts).title).toBe('Failed to update company');
    expect(toFailure(status(401), 'updating', texts).title).toBe('No valid token found.');
    expect(toFailure(new Error('odd'), own, texts).title).toBe('odd');
    expect(toFailure(null, own, texts).title).toBe('Something went wrong');
  });

  it('offers to send again, or to sign in, where that helps', () => {
    expect(toFailure(new ApiError('unreachable', 'no'), own, texts)).toMatchObject({
      title: 'Something went wrong',
      text: texts.unreachable,
      way: 'sendAgain',
    });
    expect(toFailure(status(503), own, texts).way).toBe('sendAgain');
    expect(toFailure(status(401, 'no'), own, texts)).toEqual({
      title: 'Authentication token not found. Please login first.',
      text: texts.sessionEnded,
      way: 'signIn',
    });
  });
});
