import * as v from 'valibot';
import { CompaniesData, OwnCompany, OwnCompanyData } from '#contract/companies/company.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { Employer } from './employer.ts';

/** What is typed into the form of a company, by label. */
export const typedTexts = {
  'Company name': 'নদী Soft',
  Industry: 'Software',
  'Founded year': '২০১৫',
  'Company size (optional)': '11-50',
  Website: 'www.nodi.example',
  'Instagram (optional)': '@nodi',
  'Street (optional)': '12 Lake Road',
  'Postal Code (optional)': '1205',
  'Contact number': '০১৭১২-৩৪৫৬৭৮',
  Email: 'jobs@nodi.example',
} as const;

const ListAnswer = v.object({ data: CompaniesData });

/** Their companies, as the server has them. */
export async function readOwnCompanies({ user, send }: Employer): Promise<OwnCompany[]> {
  const answer = await send('GET', `${apiPaths.companies}?createdBy=${user._id}`);
  return v.parse(v.array(OwnCompany), v.parse(ListAnswer, answer).data.companies);
}

/** One of theirs, as the server has it. */
export async function readOwnCompany({ send }: Employer, id: string): Promise<OwnCompany> {
  const answer = await send('GET', `${apiPaths.company(id)}/`);
  return v.parse(v.object({ data: OwnCompanyData }), answer).data.company;
}
