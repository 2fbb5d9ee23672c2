import * as v from 'valibot';
import { ownerEntries } from './approval.ts';
import { Company } from './company.ts';

/** A company as its owner reads it: `GET /companies?createdBy=`, `?view=detailed`, and answers to writes. */
export const OwnCompany = v.object({ ...Company.entries, ...ownerEntries });
export type OwnCompany = v.InferOutput<typeof OwnCompany>;

/** `data` of `GET /companies/{id}/` for the owner, and of `PUT /companies/{id}/?view=detailed` (§7). */
export const OwnCompanyData = v.object({ company: OwnCompany });
