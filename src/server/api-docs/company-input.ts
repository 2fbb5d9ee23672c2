import type { JsonSchema } from '@valibot/to-json-schema';
import {
  companyFieldChars,
  companyFormFields,
  companyLogoField,
  companyStatusField,
  isRequiredCompanyField,
  type CompanyFormField,
} from '#contract/companies/company-form.ts';
import { uploadLimits } from '#contract/limits.ts';

const toText = (name: CompanyFormField): JsonSchema => ({
  type: 'string',
  ...(isRequiredCompanyField(name) && { minLength: 1 }),
  maxLength: companyFieldChars[name],
});

const status: JsonSchema = {
  type: 'string',
  maxLength: companyFieldChars.verificationStatus,
  description: 'Of an update. Only an administrator changes it.',
};
const removal = 'Extension, of an update: the stored logo goes.';

export const companyForm: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(companyFormFields.map((name) => [name, toText(name)])),
    [companyStatusField]: status,
    [companyLogoField]: {
      type: 'string',
      contentMediaType: 'image/*',
      description: `An image of at most ${uploadLimits.logoBytes / 1024 / 1024} MB.`,
    },
    removeLogo: { type: 'string', enum: ['true', 'false'], description: removal },
  },
  required: companyFormFields.filter(isRequiredCompanyField),
};

/** `address[city]` is `city` of `address`. */
function toNested(outer: 'address' | 'socialMedia'): JsonSchema {
  const names = companyFormFields.filter((name) => name.startsWith(`${outer}[`));
  const inner = (name: string) => name.slice(outer.length + 1, -1);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [inner(name), toText(name)])),
    required: names.filter(isRequiredCompanyField).map(inner),
  };
}

const plain = companyFormFields.filter((name) => !name.includes('['));

export const companyInput: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(plain.map((name) => [name, toText(name)])),
    socialMedia: toNested('socialMedia'),
    address: toNested('address'),
    [companyStatusField]: status,
    removeLogo: { type: 'boolean', description: removal },
  },
  required: [...plain.filter(isRequiredCompanyField), 'address'],
};
