import * as v from 'valibot';
import { isPlainEmail } from '../accounts/email-address.ts';
import { isPhoneNumber } from '../phone-number.ts';
import { ofOneAlphabet, required, typedLineOrNumber, TypedLink } from '../typed-line.ts';
import { pick, toRecord } from '../rows.ts';
import {
  companyFields,
  companyFormFields,
  plainCompanyFields,
  type CompanyName,
  isFoundedYear,
} from './company-form.ts';
import { problem } from '../field-problem.ts';
import { isSocialHandle, type SocialNetwork } from './web-links.ts';

/** '' when missing, null or blank. */
const optionalLine = (name: CompanyName) => v.nullish(typedLineOrNumber(companyFields[name].chars), '');

/** Required ones are refused when missing, null or blank: "Street is required." */
const line = (name: CompanyName) =>
  companyFields[name].isRequired ? v.pipe(optionalLine(name), required) : optionalLine(name);

const handle = (network: SocialNetwork) => {
  const name = `socialMedia[${network}]` as const;
  return v.pipe(
    optionalLine(name),
    v.check((text) => isSocialHandle(network, text), problem(network)),
  );
};

/** The rules of §5, by the names of the form's fields. */
export const companyRules = {
  ...toRecord(companyFormFields, line),
  name: v.pipe(line('name'), ofOneAlphabet),
  foundedYear: v.pipe(
    line('foundedYear'),
    v.check((text) => isFoundedYear(text, Date.now()), problem('notFoundedYear')),
  ),
  website: v.pipe(line('website'), TypedLink),
  'socialMedia[instagram]': handle('instagram'),
  'socialMedia[facebook]': handle('facebook'),
  'socialMedia[linkedin]': handle('linkedin'),
  contactNumber: v.pipe(line('contactNumber'), v.check(isPhoneNumber, problem('notPhone'))),
  email: v.pipe(line('email'), v.check(isPlainEmail, problem('notOneEmail'))),
  verificationStatus: v.optional(line('verificationStatus')),
};

/** Multipart text "true", or a JSON boolean. */
const RemoveLogo = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], problem('notBoolean')), false),
  v.transform((value) => value === true || value === 'true'),
);

const SocialMedia = v.object(
  {
    instagram: companyRules['socialMedia[instagram]'],
    facebook: companyRules['socialMedia[facebook]'],
    linkedin: companyRules['socialMedia[linkedin]'],
  },
  problem('notObject'),
);

const Address = v.object(
  {
    street: companyRules['address[street]'],
    city: companyRules['address[city]'],
    state: companyRules['address[state]'],
    postalCode: companyRules['address[postalCode]'],
    country: companyRules['address[country]'],
  },
  problem('notObject'),
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
  problem('notObject'),
);
export type CompanyInput = v.InferOutput<typeof CompanyInput>;
