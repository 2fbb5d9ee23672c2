import { a4Mm, type Look, photoMm, toLook } from '../designs.ts';
import { headings } from '../headings.ts';
import type { CvFact, Outline } from '../outline.ts';
import { splitScripts } from '../scripts.ts';
import { type Canvas, createCanvas, type DrawnPage } from './canvas.ts';
import { createTag } from './tags.ts';
import { type Fonts, type Setter, toFont } from './text.ts';
import { flow, type Setting, toHeading, toPartUnits, toStyles, toTextUnits, type Unit } from './units.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** False for spaces and default-ignorable characters (Unicode `DI`), which need no glyph. */
const isDrawn = (letter: string): boolean => !/^[\p{DI}\s]$/u.test(letter);

function toShown(text: string, fonts: Fonts, missing: Set<string>): string {
  const shown = splitScripts(text).map(({ text: run, script }) => {
    const font = toFont(fonts.regular, script);
    const has = (letter: string): boolean => !isDrawn(letter) || font.has(letter.codePointAt(0) ?? 0);
    // Most texts return here: segmenting takes 4 ms of a page, the rest of its layout 3.
    if (Array.from(run).every(has)) return run;
    return Array.from(graphemes.segment(run), ({ segment }) => {
      const letters = Array.from(segment);
      if (letters.every(has)) return segment;
      missing.add(segment);
      // If only an accent has no glyph, its letter stays.
      return letters[0] !== undefined && has(letters[0]) ? letters.filter(has).join('') : '';
    }).join('');
  });
  return shown.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** Every text of an outline, changed by `change`. */
function mapTexts({ parts, contacts, ...outline }: Outline, change: (text: string) => string): Outline {
  const changeAll = (texts: readonly string[]) => texts.map(change).filter((text) => text !== '');
  const changeFacts = (facts: readonly CvFact[]) =>
    facts.map(({ label, value }) => ({ label, value: change(value) })).filter(({ value }) => value !== '');
  return {
    ...outline,
    name: change(outline.name) || headings[outline.language].cv,
    headline: change(outline.headline),
    contacts: changeFacts(contacts),
    parts: parts.map((part) => {
      if (part.kind === 'text') return { ...part, text: change(part.text) };
      if (part.kind === 'list') return { ...part, items: changeAll(part.items) };
      if (part.kind === 'facts') return { ...part, facts: changeFacts(part.facts) };
      if (part.kind === 'table') return { ...part, rows: part.rows.map((row) => row.map(change)) };
      const entries = part.entries.map(({ heading, when, where, points }) => ({
        heading: change(heading),
        when: change(when),
        where: change(where),
        points: changeAll(points),
      }));
      return { ...part, entries };
    }),
  };
}

/**
 * Removes characters without a glyph: their boxes (`.notdef`) tell nothing, and all copy as the same character.
 * @returns the remaining outline, and each removed character once
 */
function leaveOutMissing(outline: Outline, fonts: Fonts): { shown: Outline; missing: string[] } {
  const missing = new Set<string>();
  const shown = mapTexts(outline, (text) => toShown(text.normalize('NFC'), fonts, missing));
  return { shown, missing: [...missing] };
}

const points = (millimetres: number): number => (millimetres / 25.4) * 72;
const photoSize = { width: points(photoMm.width), height: points(photoMm.height) };

interface Sheet {
  outline: Outline;
  look: Look;
  setter: Setter;
  canvas: Canvas;
}

/** In the order of the form, whatever a design draws first. */
const sections = { name: 0, photo: 1, contacts: 2, parts: 3 } as const;

/** Where the last column ends. */
interface End {
  page: number;
  y: number;
}

function toName({ outline, look }: Sheet, setting: Setting): Unit[] {
  const { isCentred, nameSize, size, primary, muted } = look;
  const name = { size: nameSize, isBold: true, colour: primary };
  const headline = { size: size + 2, isBold: false, colour: muted };
  return [
    ...toTextUnits(setting, outline.name, { style: name, tag: createTag('H1', setting), isCentred }),
    ...toTextUnits(setting, outline.headline, { style: headline, isCentred, before: 1 }),
  ];
}

function toContacts({ outline, look }: Sheet, setting: Setting): Unit[] {
  const { body, label, muted } = toStyles(setting);
  if (look.isCentred) {
    const text = outline.contacts.map(({ value }) => value).join('  •  ');
    return toTextUnits(setting, text, { style: muted, isCentred: true, before: 3 });
  }
  return outline.contacts.flatMap((contact) => [
    ...toTextUnits(setting, contact.label, { style: label, before: 4, isKeptWithNext: true }),
    ...toTextUnits(setting, contact.value, { style: body }),
  ]);
}

/** Parts of the CV, each in its own section; `isSide` chooses those beside or in the panel. */
const toParts = ({ outline }: Sheet, setting: Setting, isSide?: boolean): Unit[] =>
  outline.parts.flatMap((part, index) =>
    isSide === undefined || isSide === (part.isSide ?? false)
      ? toPartUnits({ ...setting, section: sections.parts + index }, part, outline.design === 'standard')
      : [],
  );

const toPhotoTag = ({ language }: Outline) => ({
  ...createTag('Figure', { section: sections.photo }),
  alt: headings[language].photo,
});

function drawPanel(sheet: Sheet): End {
  const { outline, look, setter, canvas } = sheet;
  const { margin, panel, primary } = look;
  const [width, padding] = [points(panel ?? 0), points(6)];
  const x = points(a4Mm.width - margin.right) - width;
  const [top, bottom] = [points(margin.top), points(a4Mm.height - margin.bottom)];
  const setting: Setting = {
    setter,
    look,
    width: width - 2 * padding,
    isPanel: true,
    section: sections.contacts,
  };
  const contacts =
    outline.contacts.length === 0 ? [] : toHeading(setting, headings[outline.language].contact);
  const units = [...contacts, ...toContacts(sheet, setting), ...toParts(sheet, setting, true)];
  const first = top + padding + (outline.photo ? photoSize.height + 6 : 0);
  const column = { x: x + padding, top: top + padding, bottom: bottom - padding, first };
  // Measured first: the panel is painted under its text, on every page.
  const probe = createCanvas();
  const end = flow(probe, units, column);
  const main = drawMain({ ...sheet, canvas: probe });
  const last = Math.max(end.page, main.page);
  for (let page = 0; page <= last; page += 1)
    canvas.box(page, primary, { x, y: top }, { width, height: bottom - top });
  if (outline.photo) canvas.photo(0, toPhotoTag(outline), { x: x + padding, y: top + padding }, photoSize);
  // The name first, as CV parsers and screen readers take the order of drawing.
  drawMain(sheet);
  flow(canvas, units, column);
  return main.page >= end.page ? main : end;
}

/** The content beside the panel. */
function drawMain(sheet: Sheet): End {
  const { look, setter, canvas } = sheet;
  const { margin, panel } = look;
  const width = points(a4Mm.width - margin.left - margin.right - (panel ?? 0) - 8);
  const setting: Setting = { setter, look, width, isPanel: false, section: sections.name };
  const units = [...toName(sheet, setting), ...toParts(sheet, setting, false)];
  const top = points(margin.top);
  const bottom = points(a4Mm.height - margin.bottom);
  return flow(canvas, units, { x: points(margin.left), top, bottom, first: top });
}

function drawSingle(sheet: Sheet): End {
  const { outline, look, setter, canvas } = sheet;
  const { margin } = look;
  const width = points(a4Mm.width - margin.left - margin.right);
  const [top, bottom, x] = [points(margin.top), points(a4Mm.height - margin.bottom), points(margin.left)];
  const setting: Setting = { setter, look, width, isPanel: false, section: sections.name };
  const textWidth = outline.photo ? width - photoSize.width - 12 : width;
  const column = { x, top, bottom, first: top };
  const header = flow(
    canvas,
    [
      ...toName(sheet, { ...setting, width: textWidth }),
      ...toContacts(sheet, { ...setting, width: textWidth, section: sections.contacts }),
    ],
    column,
  );
  if (outline.photo)
    canvas.photo(0, toPhotoTag(outline), { x: x + width - photoSize.width, y: top }, photoSize);
  const first = Math.max(header.y, outline.photo ? top + photoSize.height : 0);
  const parts = toParts(sheet, setting);
  return flow(canvas, parts, { ...column, first });
}

function draw(outline: Outline, setter: Setter, scale: number) {
  const look = toLook(outline.design, scale);
  const sheet = { outline, look, setter, canvas: createCanvas() };
  const end = look.panel === null ? drawSingle(sheet) : drawPanel(sheet);
  return { canvas: sheet.canvas, end, scale, count: sheet.canvas.pages.length };
}

/** The font scales to try: smaller ones may avoid a nearly empty page, or a third one. */
const scales = [1, 0.95, 0.9, 0.85] as const;
const littleOnPage = points(60);

/** The pages in the largest font scale without a nearly empty last page. */
function drawTidy(outline: Outline, setter: Setter): ReturnType<typeof draw> {
  const full = draw(outline, setter, 1);
  const isTidy = full.count === 1 || (full.count === 2 && full.end.y > littleOnPage);
  if (isTidy) return full;
  const wanted = Math.min(2, full.count - 1);
  for (const scale of scales.slice(1)) {
    const smaller = draw(outline, setter, scale);
    if (smaller.count <= wanted) return smaller;
  }
  return full;
}

/** The chosen font scale. */
export const findScale = (outline: Outline, setter: Setter): number => drawTidy(outline, setter).scale;

export interface LaidOut {
  /** The CV without the characters that the fonts lack. */
  outline: Outline;
  pages: readonly DrawnPage[];
  /** The characters without a glyph, which are left out. */
  missing: readonly string[];
}

/** Sets a CV on tidy pages. */
export function layOut(written: Outline, fonts: Fonts, setter: Setter): LaidOut {
  const { shown: outline, missing } = leaveOutMissing(written, fonts);
  const { pages } = drawTidy(outline, setter).canvas;
  return { outline, pages, missing };
}
