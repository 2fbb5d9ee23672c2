import * as v from 'valibot';
import { LooseId, OptionalAddress, OptionalRef, OptionalText } from '../fields.ts';

const SocialMedia = v.object({ instagram: OptionalText, facebook: OptionalText, linkedin: OptionalText });
const noProfiles = { instagram: '', facebook: '', linkedin: '' };

/** A company as read (§3). `logo` is a path relative to the API host, '' when there is none. */
export const Company = v.object({
  _id: LooseId,
  name: v.string(),
  logo: OptionalText,
  industry: OptionalText,
  foundedYear: OptionalText,
  website: OptionalText,
  size: OptionalText,
  socialMedia: v.fallback(v.nullish(SocialMedia, {}), noProfiles),
  address: OptionalAddress,
  contactNumber: OptionalText,
  email: OptionalText,
  verificationStatus: OptionalText,
  createdBy: OptionalRef,
});
export type Company = v.InferOutput<typeof Company>;

/** `data` of `GET /companies/{id}`. */
export const CompanyData = v.object({ company: Company });
/** `data` of `GET /companies?createdBy=`; rows are parsed one by one. */
export const CompaniesData = v.object({ companies: v.array(v.unknown()) });

const noCompany = { _id: '', name: '', logo: '', industry: '' };

/**
 * What a job carries of its company: an id alone, or nothing, gives empty texts (§3), which are read again as they are
 * when the job was stored.
 */
export const CompanyRef = v.fallback(
  v.pipe(
    v.nullish(
      v.union([
        v.string(),
        v.number(),
        v.object({ _id: OptionalText, name: OptionalText, logo: OptionalText, industry: OptionalText }),
      ]),
      '',
    ),
    v.transform((value) => (typeof value === 'object' ? value : { ...noCompany, _id: String(value) })),
  ),
  noCompany,
);
export type CompanyRef = v.InferOutput<typeof CompanyRef>;
