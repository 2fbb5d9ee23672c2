import * as v from 'valibot';
import { isPlainEmail } from '../accounts/email-address.ts';
import { isPhoneNumber, NO_PHONE } from '../phone-number.ts';
import { isOfOneAlphabet, ofOneAlphabet, required, typedLineOrNumber } from '../typed-line.ts';
import { pick, toRecord } from '../rows.ts';
import { companyFieldNames } from './company-field-names.en.ts';
import { companyFields, companyFormFields, plainCompanyFields, type CompanyName } from './company-form.ts';
import { FIRST_FOUNDED_YEAR, isFoundedYear } from './founded-year.ts';
import { isPlainWebUrl, isSocialHandle, isWebUrl, toReadHost, type SocialNetwork } from './web-links.ts';

/** '' when missing, null or blank. */
const optionalLine = (name: CompanyName) =>
  v.nullish(typedLineOrNumber(companyFieldNames[name], companyFields[name].chars), '');

/** Required ones are refused when missing, null or blank: "Street is required." */
const line = (name: CompanyName) =>
  companyFields[name].isRequired
    ? v.pipe(optionalLine(name), required(companyFieldNames[name]))
    : optionalLine(name);

const handle = (network: SocialNetwork) => {
  const name = `socialMedia[${network}]` as const;
  return v.pipe(
    optionalLine(name),
    v.check(
      (text) => isSocialHandle(network, text),
      `${companyFieldNames[name]} must be a name, or a link to ${network}.com.`,
    ),
  );
};

/** False for a website whose name could pass for another. */
export const hasHostOfOneAlphabet = (url: string): boolean => isOfOneAlphabet(toReadHost(url));

const noUrl = 'Website must be an address that begins with http:// or https://.';

/** The rules of §5, by the names of the form's fields. */
export const companyRules = {
  ...toRecord(companyFormFields, line),
  name: v.pipe(line('name'), ofOneAlphabet(companyFieldNames.name)),
  foundedYear: v.pipe(
    line('foundedYear'),
    v.check(
      (text) => isFoundedYear(text, Date.now()),
      `Founded year must be from ${FIRST_FOUNDED_YEAR} to this year.`,
    ),
  ),
  website: v.pipe(
    line('website'),
    v.check((text) => isWebUrl(text) && !/\s/.test(text), noUrl),
    v.url(noUrl),
    v.check(isPlainWebUrl, 'Website must not have an @ before its name.'),
    v.check(hasHostOfOneAlphabet, 'Website mixes letters of different alphabets in one word.'),
  ),
  'socialMedia[instagram]': handle('instagram'),
  'socialMedia[facebook]': handle('facebook'),
  'socialMedia[linkedin]': handle('linkedin'),
  contactNumber: v.pipe(line('contactNumber'), v.check(isPhoneNumber, `Contact number ${NO_PHONE}`)),
  email: v.pipe(line('email'), v.check(isPlainEmail, 'Email must be one valid e-mail address.')),
  verificationStatus: v.optional(line('verificationStatus')),
};

/** Multipart text "true", or a JSON boolean. */
const RemoveLogo = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], 'removeLogo must be true or false.'), false),
  v.transform((value) => value === true || value === 'true'),
);

const SocialMedia = v.object(
  {
    instagram: companyRules['socialMedia[instagram]'],
    facebook: companyRules['socialMedia[facebook]'],
    linkedin: companyRules['socialMedia[linkedin]'],
  },
  'Social media must be an object.',
);

const Address = v.object(
  {
    street: companyRules['address[street]'],
    city: companyRules['address[city]'],
    state: companyRules['address[state]'],
    postalCode: companyRules['address[postalCode]'],
    country: companyRules['address[country]'],
  },
  'Address must be an object.',
);

/** The company form (§7) as servers read it. */
export const CompanyInput = v.object(
  {
    ...pick(companyRules, plainCompanyFields),
    socialMedia: v.nullish(SocialMedia, {}),
    address: v.nullish(Address, {}),
    verificationStatus: companyRules.verificationStatus,
    removeLogo: RemoveLogo,
  },
  'The company must be an object.',
);
export type CompanyInput = v.InferOutput<typeof CompanyInput>;
