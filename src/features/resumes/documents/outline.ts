import * as v from 'valibot';
import { toPlainText, toSeenText } from '#contract/clean-text.ts';
import { CvFields, personalFields, toLines, type CvDesign, type CvLanguage } from '#contract/device/cv.ts';
import { headings } from './headings.ts';

export interface Photo {
  /** JPEG, 35 × 45 mm. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface CvSource {
  language: CvLanguage;
  design: CvDesign;
  fields: CvFields;
  photo: Photo | null;
}

export interface Entry {
  heading: string;
  when: string;
  where: string;
  points: readonly string[];
}

/** "Father's name: Abdul Karim". */
export interface CvFact {
  label: string;
  value: string;
}

/** A part of a CV under its heading. `side` parts are set in the panel of designs that have one. */
export type Part = { heading: string; isSide?: boolean } & (
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: readonly Entry[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly CvFact[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
);

/** A CV's content, in order, independent of the design. */
export interface Outline {
  language: CvLanguage;
  design: CvDesign;
  name: string;
  headline: string;
  contacts: readonly CvFact[];
  photo: Photo | null;
  parts: readonly Part[];
}

const join = (...texts: string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');

const isFilled = (row: Readonly<Record<string, string>>): boolean => join(...Object.values(row)) !== '';

/** A heading with its detail; the detail becomes the heading where that is missing. */
function toEntry(heading: string, detail: string, ...more: string[]): Pick<Entry, 'heading' | 'where'> {
  const [first, ...rest] = [heading, detail].map((text) => text.trim()).filter((text) => text !== '');
  return first === undefined
    ? { heading: join(...more), where: '' }
    : { heading: first, where: join(...rest, ...more) };
}

/** Longer dates do not fit beside a heading. */
const MOST_DATE_CHARS = 30;

const toWork = ({ work }: CvFields): Entry[] =>
  work.filter(isFilled).map(({ title, employer, years, details }) => {
    const isLong = years.trim().length > MOST_DATE_CHARS;
    const { heading, where } = toEntry(title, employer, isLong ? years : '');
    return { heading, where, when: isLong ? '' : years.trim(), points: toLines(details) };
  });

/** An education table as entries, for designs without tables. */
export const toEntries = (rows: readonly (readonly string[])[]): Entry[] =>
  rows.map(([degree = '', school = '', years = '', result = '']) => {
    const { heading, where } = toEntry(degree, school, result);
    return { heading, where, when: years, points: [] };
  });

const toReferences = ({ references }: CvFields): Entry[] =>
  references.filter(isFilled).map(({ name, position, contact }) => {
    const { heading, where } = toEntry(name, position, contact);
    return { heading, where, when: '', points: [] };
  });

const toFacts = (facts: readonly CvFact[]): CvFact[] =>
  facts
    .map(({ label, value }) => ({ label, value: toLines(value).join(', ') }))
    .filter(({ value }) => value !== '');

function toEducation({ education }: CvFields, words: (typeof headings)[CvLanguage]): Part {
  const rows = education
    .filter(isFilled)
    .map(({ degree, school, years, result }) => [degree, school, years, result].map((text) => text.trim()));
  const columns = [words.degree, words.school, words.years, words.result];
  return { kind: 'table', heading: words.education, columns, rows };
}

const isEmpty = (part: Part): boolean => {
  if (part.kind === 'text') return part.text === '';
  if (part.kind === 'list') return part.items.length === 0;
  if (part.kind === 'facts') return part.facts.length === 0;
  return (part.kind === 'table' ? part.rows : part.entries).length === 0;
};

/** Removes what pasted texts contain and fonts cannot show: direction marks, soft hyphens, control characters. */
const toDocumentText = (text: string): string =>
  toSeenText(toPlainText(text))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Cn}\p{Cs}]/gu, '');

const toDocumentFields = (fields: CvFields): CvFields =>
  v.parse(
    CvFields,
    JSON.parse(JSON.stringify(fields), (_, value: unknown) =>
      typeof value === 'string' ? toDocumentText(value) : value,
    ),
  );

/** Turns the fields into an outline; empty parts are left out. */
export function toOutline({ language, design, fields: typed, photo }: CvSource): Outline {
  const fields = toDocumentFields(typed);
  const words = headings[language];
  const parts: Part[] = [
    { kind: 'text', heading: words.profile, text: fields.profile.trim() },
    { kind: 'entries', heading: words.work, entries: toWork(fields) },
    toEducation(fields, words),
    { kind: 'list', heading: words.skills, items: toLines(fields.skills), isSide: true },
    { kind: 'list', heading: words.languages, items: toLines(fields.languages), isSide: true },
    {
      kind: 'facts',
      heading: words.personal,
      facts: toFacts(personalFields.map((name) => ({ label: words[name], value: fields[name] }))),
    },
    { kind: 'entries', heading: words.references, entries: toReferences(fields) },
  ];
  const contacts = [
    { label: words.mobile, value: fields.mobile },
    { label: words.email, value: fields.email },
    { label: words.address, value: fields.address },
  ];
  return {
    language,
    design,
    name: fields.fullName.trim() === '' ? words.cv : fields.fullName.trim(),
    headline: fields.headline.trim(),
    contacts: toFacts(contacts),
    // The design "classic" has no photo.
    photo: design === 'classic' ? null : photo,
    parts: parts.filter((part) => !isEmpty(part)),
  };
}
