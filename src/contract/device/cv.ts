import * as v from 'valibot';
import { toPlainText } from '../clean-text.ts';
import { toItem } from '../items.ts';

/** Raise it with every change of the stored shape, and migrate in the schema. */
export const CV_VERSION = 1;

export const cvLanguages = ['en', 'bn'] as const;
export type CvLanguage = (typeof cvLanguages)[number];

export const cvDesigns = ['classic', 'modern', 'standard'] as const;
export type CvDesign = (typeof cvDesigns)[number];

/** A malformed field must not lose the CV. */
const Text = v.fallback(v.string(), '');
const rows = <T extends v.GenericSchema>(row: T) => v.fallback(v.array(row), []);

const WorkRow = v.object({ title: Text, employer: Text, years: Text, details: Text });
const EducationRow = v.object({ degree: Text, school: Text, years: Text, result: Text });
const ReferenceRow = v.object({ name: Text, position: Text, contact: Text });

/** What a person writes into a CV. Lists are texts with an item on each line. */
export const CvFields = v.object({
  fullName: Text,
  headline: Text,
  mobile: Text,
  email: Text,
  address: Text,
  profile: Text,
  work: rows(WorkRow),
  education: rows(EducationRow),
  skills: Text,
  languages: Text,
  references: rows(ReferenceRow),
});
export type CvFields = v.InferOutput<typeof CvFields>;

export const emptyRows = {
  work: { title: '', employer: '', years: '', details: '' },
  education: { degree: '', school: '', years: '', result: '' },
  references: { name: '', position: '', contact: '' },
} as const;
export type CvList = keyof typeof emptyRows;

/** The parts of the editor, in their order. */
export const cvParts = ['about', 'contact', 'work', 'education', 'skills', 'references'] as const;
export type CvPart = (typeof cvParts)[number];

export const emptyCvFields: CvFields = {
  fullName: '',
  headline: '',
  mobile: '',
  email: '',
  address: '',
  profile: '',
  work: [],
  education: [],
  skills: '',
  languages: '',
  references: [],
};

/** The lines that say something, each without its bullet. */
export const toLines = (text: string): string[] =>
  toPlainText(text)
    .split('\n')
    .map(toItem)
    .filter((line) => line !== '');
