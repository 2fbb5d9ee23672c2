import * as v from 'valibot';
import { isPlainEmail } from '../accounts/email-address.ts';
import { isPhoneNumber, NO_PHONE } from '../phone-number.ts';
import { isOfOneAlphabet, ofOneAlphabet, required, typedLineOrNumber } from '../typed-line.ts';
import { companyFieldChars, type CompanyFormField, type companyStatusField } from './company-form.ts';
import { FIRST_FOUNDED_YEAR, isFoundedYear } from './founded-year.ts';
import { isPlainWebUrl, isSocialHandle, isWebUrl, toReadHost, type SocialNetwork } from './web-links.ts';

type FieldName = CompanyFormField | typeof companyStatusField;

/** '' when missing, null or blank. */
const optionalLine = (name: FieldName, label: string) =>
  v.nullish(typedLineOrNumber(label, companyFieldChars[name]), '');

/** Refused when missing, null or blank: "Street is required." */
const requiredLine = (name: FieldName, label: string) => v.pipe(optionalLine(name, label), required(label));

const handle = (network: SocialNetwork, label: string) =>
  v.pipe(
    optionalLine(`socialMedia[${network}]`, label),
    v.check((text) => isSocialHandle(network, text), `${label} must be a name, or a link to ${network}.com.`),
  );

/** False for a website whose name could pass for another. */
export const hasHostOfOneAlphabet = (url: string): boolean => isOfOneAlphabet(toReadHost(url));

const noUrl = 'Website must be an address that begins with http:// or https://.';

/** The rules of §5, by the names of the form's fields. */
export const companyFields = {
  name: v.pipe(requiredLine('name', 'Company name'), ofOneAlphabet('Company name')),
  industry: requiredLine('industry', 'Industry'),
  foundedYear: v.pipe(
    requiredLine('foundedYear', 'Founded year'),
    v.check(
      (text) => isFoundedYear(text, Date.now()),
      `Founded year must be from ${FIRST_FOUNDED_YEAR} to this year.`,
    ),
  ),
  website: v.pipe(
    requiredLine('website', 'Website'),
    v.check((text) => isWebUrl(text) && !/\s/.test(text), noUrl),
    v.url(noUrl),
    v.check(isPlainWebUrl, 'Website must not have an @ before its name.'),
    v.check(hasHostOfOneAlphabet, 'Website mixes letters of different alphabets in one word.'),
  ),
  'socialMedia[instagram]': handle('instagram', 'Instagram'),
  'socialMedia[facebook]': handle('facebook', 'Facebook'),
  'socialMedia[linkedin]': handle('linkedin', 'LinkedIn'),
  'address[street]': optionalLine('address[street]', 'Street'),
  'address[city]': requiredLine('address[city]', 'City'),
  'address[state]': requiredLine('address[state]', 'State'),
  'address[postalCode]': optionalLine('address[postalCode]', 'Postal code'),
  'address[country]': requiredLine('address[country]', 'Country'),
  contactNumber: v.pipe(
    requiredLine('contactNumber', 'Contact number'),
    v.check(isPhoneNumber, `Contact number ${NO_PHONE}`),
  ),
  email: v.pipe(
    requiredLine('email', 'Email'),
    v.check(isPlainEmail, 'Email must be one valid e-mail address.'),
  ),
  size: optionalLine('size', 'Size'),
  verificationStatus: v.optional(optionalLine('verificationStatus', 'Verification status')),
} satisfies Record<FieldName, unknown>;

/** Multipart text "true", or a JSON boolean. */
const RemoveLogo = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], 'removeLogo must be true or false.'), false),
  v.transform((value) => value === true || value === 'true'),
);

const SocialMedia = v.object(
  {
    instagram: companyFields['socialMedia[instagram]'],
    facebook: companyFields['socialMedia[facebook]'],
    linkedin: companyFields['socialMedia[linkedin]'],
  },
  'Social media must be an object.',
);

const Address = v.object(
  {
    street: companyFields['address[street]'],
    city: companyFields['address[city]'],
    state: companyFields['address[state]'],
    postalCode: companyFields['address[postalCode]'],
    country: companyFields['address[country]'],
  },
  'Address must be an object.',
);

const { name, industry, foundedYear, website, contactNumber, email, size, verificationStatus } =
  companyFields;

/** The company form (§7) as servers read it. */
export const CompanyInput = v.object(
  {
    name,
    industry,
    foundedYear,
    website,
    socialMedia: v.nullish(SocialMedia, {}),
    address: v.nullish(Address, {}),
    contactNumber,
    email,
    size,
    verificationStatus,
    removeLogo: RemoveLogo,
  },
  'The company must be an object.',
);
export type CompanyInput = v.InferOutput<typeof CompanyInput>;
