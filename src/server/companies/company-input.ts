import type { JsonSchema } from '@valibot/to-json-schema';
import {
  companyFields,
  companyFormFields,
  companyLogoField,
  companyStatusField,
  plainCompanyFields,
  type CompanyFormField,
} from '#contract/companies/company-form.ts';
import { uploadLimits } from '#contract/limits.ts';

const isRequired = (name: CompanyFormField): boolean => companyFields[name].isRequired;

const toText = (name: CompanyFormField): JsonSchema => ({
  type: 'string',
  ...(isRequired(name) && { minLength: 1 }),
  maxLength: companyFields[name].chars,
});

const status: JsonSchema = {
  type: 'string',
  maxLength: companyFields.verificationStatus.chars,
  description: 'In updates. Only an administrator can change it.',
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
  required: companyFormFields.filter(isRequired),
};

/** `address[city]` is `city` of `address`. */
function toNested(outer: 'address' | 'socialMedia'): JsonSchema {
  const names = companyFormFields.filter((name) => name.startsWith(`${outer}[`));
  const inner = (name: string) => name.slice(outer.length + 1, -1);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [inner(name), toText(name)])),
    required: names.filter(isRequired).map(inner),
  };
}

export const companyInput: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(plainCompanyFields.map((name) => [name, toText(name)])),
    socialMedia: toNested('socialMedia'),
    address: toNested('address'),
    [companyStatusField]: status,
    removeLogo: { type: 'boolean', description: removal },
  },
  required: [...plainCompanyFields.filter(isRequired), 'address'],
};
