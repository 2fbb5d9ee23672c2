import * as v from 'valibot';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { textsSchema } from '../edit/texts.ts';
import { companyNames, emptyCompany, sameLogo, toValues } from './company-rules.ts';

const Values = textsSchema(
  companyNames,
  toValues(() => ''),
);

const Logo = v.object({
  chosen: v.nullable(v.object({ blob: StoredFile, name: v.string() })),
  isRemoved: v.boolean(),
});

export const NewCompanyDraft = v.object({ values: Values, logo: Logo });
export type NewCompanyDraft = v.InferOutput<typeof NewCompanyDraft>;

export const emptyCompanyDraft: NewCompanyDraft = { values: emptyCompany, logo: sameLogo };

/** An edit's draft also stores the texts that it started from. */
export const CompanyEditDraft = v.object({
  values: Values,
  logo: Logo,
  base: v.object({ values: Values, version: v.nullable(v.number()) }),
});
export type CompanyEditDraft = v.InferOutput<typeof CompanyEditDraft>;
