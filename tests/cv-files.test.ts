import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cvDesigns,
  cvLanguages,
  emptyCvFields,
  personalFields,
  type CvDesign,
  type CvFields,
  type CvLanguage,
} from '#contract/device/cv.ts';
import { partBytes } from '#features/resumes/builder/pdf-parts.ts';
import { toDocx } from '#features/resumes/documents/docx/docx.ts';
import { headings } from '#features/resumes/documents/headings.ts';
import { toOutline, type CvSource } from '#features/resumes/documents/outline.ts';
import { layOut } from '#features/resumes/documents/pdf/pages.ts';
import { toPdf } from '#features/resumes/documents/pdf/pdf.ts';
import { createSetter, type Fonts } from '#features/resumes/documents/pdf/text.ts';
import { scripts, type CvScript } from '#features/resumes/documents/scripts.ts';
import { compress } from '#server/http/response/compression.ts';
import { loadTestFonts, readFontFile } from './support/cv-fonts.ts';
import { convert, ensureLibreOffice, readPdf } from './support/libreoffice.ts';
import { makeCrowded, makeLong, makeSource, sampleCvs, withoutPersonal } from './support/sample-cvs.ts';

/** The files that the CV form makes, opened in LibreOffice and in a PDF reader: each design, both languages, short, long and crowded. */

const kinds = {
  short: { pages: 1, toKind: withoutPersonal },
  long: { pages: 2, toKind: (source: CvSource) => ({ ...source, fields: makeLong(source.fields) }) },
  crowded: { pages: 2, toKind: (source: CvSource) => makeCrowded(withoutPersonal(source)) },
} as const;
const cases = cvLanguages.flatMap((language) =>
  cvDesigns.flatMap((design) =>
    (['short', 'long', 'crowded'] as const).map((kind) => ({
      language,
      design,
      kind,
      pages: kinds[kind].pages,
    })),
  ),
);
type Case = (typeof cases)[number];
const nameOf = ({ language, design, kind }: Case) => `${design}-${language}-${kind}`;

let folder = '';
let fonts: Fonts;
const opened = () => join(folder, 'opened');
const fileOf = (one: Case, format: 'docx' | 'pdf') => join(folder, `${format}-${nameOf(one)}.${format}`);
const listFiles = (format: 'docx' | 'pdf') => cases.map((one) => fileOf(one, format));

beforeAll(async () => {
  ensureLibreOffice();
  folder = await mkdtemp(join(tmpdir(), 'kaj-cv-'));
  fonts = await loadTestFonts();
  for (const one of cases) {
    const outline = toOutline(kinds[one.kind].toKind(await makeSource(one.language, one.design)));
    const made = { docx: await toDocx(outline), pdf: (await toPdf(outline, fonts)).file };
    for (const format of ['docx', 'pdf'] as const)
      await writeFile(fileOf(one, format), new Uint8Array(await made[format].arrayBuffer()));
  }
  await convert(listFiles('docx'), { format: 'pdf', folder });
  await convert(listFiles('pdf'), { format: 'pdf', folder: opened(), filter: 'writer_pdf_import' });
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Letters alone: lines break elsewhere in each format, and a space may stand between two fonts. */
const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

const listPersonal = (language: CvLanguage): string[] =>
  personalFields.map((name) => `${headings[language][name]} ${sampleCvs[language][name]}`);

function listTexts({ language, kind }: Case): string[] {
  const fields = sampleCvs[language];
  const { fullName, headline, mobile, email, work, education } = fields;
  const words = headings[language];
  const rows = work.flatMap(({ title, employer, years }) => [title, employer, years]);
  const exams = education.flatMap(({ degree, school, result }) => [degree, school, result]);
  // A line of the panel may stand between the lines of a name.
  return [
    ...fullName.split(' '),
    headline,
    mobile,
    words.work,
    words.education,
    ...(kind === 'long'
      ? [words.personal, ...listPersonal(language).flatMap((text) => text.split(/[ \n]/))]
      : []),
    ...rows,
    ...exams,
    email.slice(0, 8),
  ];
}

test.each(cases)('a $kind CV in $language, $design, has its texts on $pages pages', async (one) => {
  for (const format of ['docx', 'pdf']) {
    const { text, pages } = await readPdf(join(folder, `${format}-${nameOf(one)}.pdf`));
    expect(pages, format).toBe(one.pages);
    const found = bare(text);
    const missing = listTexts(one).filter((wanted) => !found.includes(bare(wanted)));
    expect(missing, format).toEqual([]);
  }
});

test.each(cases)('LibreOffice opens the PDF of a $kind CV in $language, $design', async (one) => {
  const { text, pages } = await readPdf(join(opened(), `pdf-${nameOf(one)}.pdf`));
  expect(pages).toBe(one.pages);
  const found = bare(text);
  // Its import has the glyphs of Bangla in the order they are drawn.
  const latin = listTexts(one).filter((wanted) => /^[ -~–]+$/.test(wanted));
  expect(latin.filter((wanted) => !found.includes(bare(wanted)))).toEqual([]);
});

test.each(cases)('the preview of a $kind CV in $language, $design, has the lines of its PDF', async (one) => {
  const outline = toOutline(kinds[one.kind].toKind(await makeSource(one.language, one.design)));
  const { pages } = layOut(outline, fonts, createSetter(fonts));
  const { text, pages: count } = await readPdf(fileOf(one, 'pdf'));
  expect(pages.length).toBe(count);
  const found = bare(text);
  const lines = pages.flat().flatMap((drawn) => (drawn.kind === 'line' ? [drawn.line] : []));
  const texts = lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((wanted) => !found.includes(bare(wanted)))).toEqual([]);
});

async function weigh(script: CvScript): Promise<number> {
  const files = [await readFontFile(script, 400), await readFontFile(script, 700)];
  return files.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

test('the form tells what a first PDF downloads', async () => {
  const { shaper, ...fontBytes } = partBytes;
  const weighed = scripts.map(async (script) => [script, await weigh(script)] as const);
  expect(fontBytes).toEqual(Object.fromEntries(await Promise.all(weighed)));
  const wasm = await readFile(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm')));
  // To the kilobyte: Node's versions compress a little differently.
  expect((await compress(wasm, 'br', 'small')).length).toBeCloseTo(shaper, -3);
});

/** What a parser or a search finds in a PDF, in the order in which it is written. */
async function readText(fields: Partial<CvFields>, design: CvDesign = 'classic') {
  const outline = toOutline({
    language: 'en',
    design,
    fields: { ...emptyCvFields, fullName: 'Rina Das', ...fields },
    photo: null,
  });
  const { file, missing } = await toPdf(outline, fonts);
  const path = join(folder, 'text.pdf');
  await writeFile(path, new Uint8Array(await file.arrayBuffer()));
  const { text } = await readPdf(path, true);
  const lines = text
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { lines, missing };
}

test('marks of direction, soft hyphens and control characters are not text', async () => {
  const { lines, missing } = await readText({
    mobile: '\u202A+880 1700-000000\u202C',
    headline: 'Ware\u00ADhouse\u200E\u2060 clerk\u0001\uFFFE',
    address: 'House 12\u2011A\vMirpur',
  });
  expect(missing).toEqual([]);
  expect(lines).toEqual(['Rina Das', 'Warehouse clerk', '+880 1700-000000 • House 12-A, Mirpur']);
});

test('what the fonts lack is left out and named; nothing else is copied in its place', async () => {
  const { lines, missing } = await readText({
    fullName: 'Rahim 😊 Uddin 🇧🇩',
    headline: '你好 Привет Clerk',
    profile: '→ ✔ Ω ₹ naïve café Ko\u0142odziej e\u0301t\u00e9',
  });
  expect(lines.slice(0, 2)).toEqual(['Rahim Uddin', 'Clerk']);
  expect(lines.at(-1)).toBe('naïve café Koodziej été');
  expect(missing).toEqual(expect.arrayContaining(['😊', '🇧🇩', '→', '✔', 'Ω', '₹', 'ł', '你']));
  expect(missing).not.toContain('é');
});

test('Hindi and Arabic are read as they were written', async () => {
  const { lines, missing } = await readText({
    headline: 'हिन्दी शिक्षक, कर्मचारी संस्कृति।',
    profile: 'Taught العربية للمبتدئين at Dhaka',
  });
  expect(missing).toEqual([]);
  expect(lines[1]).toBe('हिन्दी शिक्षक, कर्मचारी संस्कृति।');
  // The reader's own marks of direction.
  const text = lines.join(' ').replaceAll(/[\u202a-\u202c]/g, '');
  expect(text).toContain('Taught العربية للمبتدئين at Dhaka');
});

test('pasted lists lose their bullets', async () => {
  const marks = ['●', '○', '▪', '◦', '➢', '➤', '✓', '✔', '·', '•', '–', '\uF0B7', '\uF0A7'];
  const { lines, missing } = await readText({ skills: marks.map((mark) => `${mark} Excel`).join('\n') });
  expect(missing).toEqual([]);
  expect(lines.slice(lines.indexOf('Skills') + 1)).toEqual(marks.map(() => '• Excel'));
});

test('a name that no font can draw leaves the heading of a CV', async () => {
  const { lines, missing } = await readText({ fullName: '王小明' });
  expect(lines).toEqual(['Curriculum Vitae']);
  expect(missing.length).toBeGreaterThan(0);
});

test.each<CvDesign>(['classic', 'modern', 'standard'])(
  'the name comes first and a title before its dates, %s',
  async (design) => {
    const { lines } = await readText(sampleCvs.en, design);
    const [first = '', ...rest] = lines;
    expect(sampleCvs.en.fullName.startsWith(first)).toBe(true);
    const all = [first, ...rest].join(' ');
    const order = ['Senior Sales', 'Profile', 'Territory Sales Officer', 'Jan 2019', 'Sales Representative'];
    const places = order.map((text) => all.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    if (design === 'modern') expect(all.indexOf('Contact')).toBeGreaterThan(all.indexOf('References'));
  },
);

test('personal details are read as a label and its value, and only those that were filled in', async () => {
  const { lines } = await readText({ fatherName: 'Abdul Karim', permanentAddress: '- Katiapara\nLaksam' });
  const at = lines.indexOf('Personal details');
  expect(lines.slice(at + 1)).toEqual(['Father’s name: Abdul Karim', 'Permanent address: Katiapara, Laksam']);
});

test('no space comes between a Bangla word and what follows it', async () => {
  const words = JSON.stringify(sampleCvs.bn).match(/[\u0980-\u09ff]+/g) ?? [];
  const profile = [...new Set(words)].flatMap((word) => [`${word},`, `(${word})`, `${word}।`]).join(' ');
  const { lines } = await readText({ profile });
  const text = lines.slice(lines.indexOf('Profile') + 1).join(' ');
  expect(text.normalize('NFC')).toBe(profile.normalize('NFC'));
});
