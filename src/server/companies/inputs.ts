import * as v from 'valibot';
import { isCleanLine, toCleanLine, mixesAlphabets } from '#contract/clean-text.ts';
import { isPlainEmail } from '#contract/accounts/email-address.ts';
import {
  isPlainWebUrl,
  isSocialHandle,
  isWebUrl,
  type SocialNetwork,
} from '#contract/companies/web-links.ts';
import { addressLimits, companyLimits } from '#contract/jobs/posting.ts';

/** One line of text, trimmed, without what cannot be seen. Some clients send digits as a number. Messages begin with the field as people read it. */
const textLine = (label: string, max: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())], `${label} must be text.`),
    v.transform(String),
    v.check((text) => isCleanLine(text.trim()), `${label} holds characters that cannot be used.`),
    v.transform(toCleanLine),
    v.maxLength(max, `${label} must be at most ${max} characters.`),
  );

/** One line of text that must be there. Missing, null and blank alike are refused: "Street is required." */
const requiredLine = (label: string, max: number) =>
  v.pipe(v.nullish(textLine(label, max), ''), v.nonEmpty(`${label} is required.`));

/** One line of text; '' when it is missing, null or blank. */
const optionalLine = (label: string, max: number) => v.nullish(textLine(label, max), '');

const { placeChars, postalCodeChars, streetChars } = addressLimits;
const limits = companyLimits;

const Address = v.object(
  {
    street: requiredLine('Street', streetChars),
    city: requiredLine('City', placeChars),
    state: requiredLine('State', placeChars),
    postalCode: requiredLine('Postal code', postalCodeChars),
    country: requiredLine('Country', placeChars),
  },
  'Address must be an object.',
);

const toHandle = (network: SocialNetwork, label: string) =>
  v.pipe(
    optionalLine(label, limits.handleChars),
    v.check((text) => isSocialHandle(network, text), `${label} must be a name, or a link to ${network}.com.`),
  );

const SocialMedia = v.object(
  {
    instagram: toHandle('instagram', 'Instagram'),
    facebook: toHandle('facebook', 'Facebook'),
    linkedin: toHandle('linkedin', 'LinkedIn'),
  },
  'Social media must be an object.',
);

const Website = v.pipe(
  requiredLine('Website', limits.urlChars),
  v.check(
    (text) => isWebUrl(text) && !/\s/.test(text) && URL.canParse(text),
    'Website must be an address that begins with http:// or https://.',
  ),
  v.check(isPlainWebUrl, 'Website must not have an @ before its name.'),
);

const ContactNumber = v.pipe(
  requiredLine('Contact number', limits.phoneChars),
  v.regex(/^(?=.*\p{Nd})[+\p{Nd}\s().,/#*-]+$/u, 'Contact number must be a telephone number.'),
);

const Email = v.pipe(
  requiredLine('Email', limits.emailChars),
  v.check(isPlainEmail, 'Email must be one valid e-mail address.'),
);

const Name = v.pipe(
  requiredLine('Company name', limits.nameChars),
  v.check((text) => !mixesAlphabets(text), 'Company name mixes letters of different alphabets in one word.'),
);

/** Multipart texts are "true" or something else; JSON may send it as it is. */
const RemoveLogo = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], 'removeLogo must be true or false.'), false),
  v.transform((value) => value === true || value === 'true'),
);

/** The company form (§7) with the rules of §5. What it does not name is left out. */
export const CompanyInput = v.object(
  {
    name: Name,
    industry: requiredLine('Industry', limits.industryChars),
    foundedYear: requiredLine('Founded year', limits.foundedYearChars),
    website: Website,
    socialMedia: v.nullish(SocialMedia, {}),
    address: v.nullish(Address, {}),
    contactNumber: ContactNumber,
    email: Email,
    size: optionalLine('Size', limits.sizeChars),
    /** Of an update; undefined when it was not sent. */
    verificationStatus: v.optional(optionalLine('Verification status', limits.statusChars)),
    /** Extension, of an update: the stored logo goes. */
    removeLogo: RemoveLogo,
  },
  'The company must be an object.',
);
export type CompanyInput = v.InferOutput<typeof CompanyInput>;
