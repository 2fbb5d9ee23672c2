import * as v from 'valibot';
import { KeptFile } from '#platform/storage/kept-file-schema.ts';
import { emptyCompany, sameLogo, toValues } from './company-rules.ts';

/** What the forms keep on the device until it is sent or discarded. */

const Values = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((kept) => toValues((name) => kept[name] ?? '')),
);

const Logo = v.object({
  chosen: v.nullable(v.object({ blob: KeptFile, name: v.string() })),
  isRemoved: v.boolean(),
});

export const NewCompanyDraft = v.object({ values: Values, logo: Logo });
export type NewCompanyDraft = v.InferOutput<typeof NewCompanyDraft>;

export const emptyDraft: NewCompanyDraft = { values: emptyCompany, logo: sameLogo };

/** An edit keeps what it began with, to tell later what was changed, and since which version. */
export const CompanyEditDraft = v.object({
  values: Values,
  logo: Logo,
  base: v.object({ values: Values, version: v.nullable(v.number()) }),
});
export type CompanyEditDraft = v.InferOutput<typeof CompanyEditDraft>;
