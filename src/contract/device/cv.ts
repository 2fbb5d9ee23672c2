import * as v from 'valibot';
import { toPlainText } from '../clean-text.ts';
import { toItem } from '../text.ts';

/** Raise it with every change of the stored shape, and migrate in the schema. */
export const CV_VERSION = 2;

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

/** What many forms in Bangladesh ask for, in their order. A CV says it only where a person fills it in. */
export const personalFields = [
  'fatherName',
  'motherName',
  'birthDate',
  'nationalId',
  'maritalStatus',
  'religion',
  'permanentAddress',
] as const;
export type PersonalField = (typeof personalFields)[number];

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
  fatherName: Text,
  motherName: Text,
  birthDate: Text,
  nationalId: Text,
  maritalStatus: Text,
  religion: Text,
  permanentAddress: Text,
});
export type CvFields = v.InferOutput<typeof CvFields>;

export const emptyRows = {
  work: { title: '', employer: '', years: '', details: '' },
  education: { degree: '', school: '', years: '', result: '' },
  references: { name: '', position: '', contact: '' },
} as const;
export type CvListName = keyof typeof emptyRows;

/** The parts of the editor, in their order. */
export const cvParts = ['about', 'contact', 'work', 'education', 'skills', 'personal', 'references'] as const;
export type CvPartName = (typeof cvParts)[number];

/** The parts that a finished CV has; personal details are for who is asked for them. */
export const countedParts = cvParts.filter((part) => part !== 'personal');

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
  fatherName: '',
  motherName: '',
  birthDate: '',
  nationalId: '',
  maritalStatus: '',
  religion: '',
  permanentAddress: '',
};

/** The lines that say something, each without its bullet. */
export const toLines = (text: string): string[] =>
  toPlainText(text)
    .split('\n')
    .map(toItem)
    .filter((line) => line !== '');
