import type { OwnCompany } from '#contract/companies/company.ts';
import type { VersionRow } from '#ui/dialog/two-versions.tsx';
import {
  companyNames,
  toCompanyValues,
  toValues,
  type CompanyValues,
  type LogoChoice,
} from './company-rules.ts';
import type { CompanyTexts } from './messages.ts';

/** What an edit began with. */
export interface EditBase {
  values: CompanyValues;
  /** Null where the server tells none. */
  version: number | null;
}

export const toEditBase = (company: OwnCompany): EditBase => ({
  values: toCompanyValues(company),
  version: company.version,
});

/** True when a form's texts differ. */
export function isChanged(values: CompanyValues, base: CompanyValues): boolean {
  return companyNames.some((name) => values[name] !== base[name]);
}

/** What was typed over what is stored now: a field that was not touched shows what is stored. */
export function mergeValues(mine: CompanyValues, base: CompanyValues, theirs: CompanyValues): CompanyValues {
  return toValues((name) => (mine[name] === base[name] ? theirs[name] : mine[name]));
}

/** The fields that differ, for the eye. @param mine merged already */
export function toVersionRows(
  mine: { values: CompanyValues; logo: LogoChoice },
  theirs: CompanyValues,
  texts: CompanyTexts,
): VersionRow[] {
  const rows = companyNames
    .filter((name) => mine.values[name] !== theirs[name])
    .map((name) => ({ label: texts.labels[name], mine: mine.values[name], theirs: theirs[name] }));
  const { chosen, isRemoved } = mine.logo;
  if (chosen === null && !isRemoved) return rows;
  const newLogo = chosen === null ? '' : texts.conflict.newLogo(chosen.name);
  return [...rows, { label: texts.logo.viewLabel, mine: newLogo, theirs: texts.conflict.sameLogo }];
}

/** What an edit holds. */
interface Edited {
  values: CompanyValues;
  logo: LogoChoice;
  base: EditBase;
}

const isLogoKept = ({ chosen, isRemoved }: LogoChoice): boolean => chosen === null && !isRemoved;

/** True when nothing is left to send: what was typed is stored, as after an answer that was lost. */
export function isStoredAlready({ values, logo, base }: Edited, company: OwnCompany): boolean {
  const stored = toCompanyValues(company);
  return isLogoKept(logo) && !isChanged(mergeValues(values, base.values, stored), stored);
}

/** Where an edit goes on with what was kept of it: `theirs` has been stored since, and is to be compared. */
export function toEditStart(kept: Edited, company: OwnCompany) {
  const base = toEditBase(company);
  if (!isChanged(kept.base.values, base.values)) return { ...kept, base, theirs: null, isStored: false };
  if (!isStoredAlready(kept, company)) return { ...kept, theirs: company, isStored: false };
  return { values: base.values, logo: kept.logo, base, theirs: null, isStored: true };
}
