import { cvParts, personalFields, toLines, type CvFields, type CvPartName } from '#contract/device/cv.ts';

const isFilledRow = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((text) => text.trim() !== '');

const isSaid = (text: string): boolean => text.trim() !== '';

/** The parts that are filled in. */
export function findFilled(fields: CvFields): ReadonlySet<CvPartName> {
  const { fullName, headline, mobile, email, work, education, skills, languages, references } = fields;
  const filled: Readonly<Record<CvPartName, boolean>> = {
    about: isSaid(fullName) && isSaid(headline),
    contact: isSaid(mobile) || isSaid(email),
    work: work.some(isFilledRow),
    education: education.some(isFilledRow),
    skills: [skills, languages].some((text) => toLines(text).length > 0),
    personal: personalFields.some((name) => isSaid(fields[name])),
    references: references.some(isFilledRow),
  };
  return new Set(cvParts.filter((part) => filled[part]));
}

/** True for a phone number that is too short, in Latin or Bengali digits. */
export const looksShort = (mobile: string): boolean => {
  const digits = mobile.match(/[\d০-৯]/g)?.length ?? 0;
  return mobile.trim() !== '' && digits < 11;
};

export const looksIncomplete = (email: string): boolean =>
  email.trim() !== '' && !/^\S+@\S+\.\S{2,}$/.test(email.trim());
