import * as v from 'valibot';
import { Id, OptionalAddress, OptionalLooseText, OptionalText } from './fields.ts';

const SocialMedia = v.object({ instagram: OptionalText, facebook: OptionalText, linkedin: OptionalText });

/** A company as read (§3). `logo` is a path relative to the API host, '' when there is none. */
export const Company = v.object({
  _id: Id,
  name: v.string(),
  logo: OptionalText,
  industry: OptionalText,
  foundedYear: OptionalLooseText,
  website: OptionalText,
  size: OptionalLooseText,
  socialMedia: v.nullish(SocialMedia, {}),
  address: OptionalAddress,
  contactNumber: OptionalLooseText,
  email: OptionalText,
  verificationStatus: OptionalText,
  createdBy: OptionalText,
});
export type Company = v.InferOutput<typeof Company>;

/** `data` of `GET /companies/{id}`. */
export const CompanyData = v.object({ company: Company });
/** `data` of `GET /companies?createdBy=`; rows are parsed one by one. */
export const CompaniesData = v.object({ companies: v.array(v.unknown()) });

/**
 * What a job carries of its company: an id alone, or nothing, gives empty texts (§3), which are read again as they are
 * when the job was kept.
 */
export const CompanyRef = v.pipe(
  v.nullish(
    v.union([
      v.string(),
      v.object({ _id: OptionalText, name: OptionalText, logo: OptionalText, industry: OptionalText }),
    ]),
    '',
  ),
  v.transform((value) =>
    typeof value === 'string' ? { _id: value, name: '', logo: '', industry: '' } : value,
  ),
);
export type CompanyRef = v.InferOutput<typeof CompanyRef>;
