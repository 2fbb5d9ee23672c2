import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { headings } from '#features/resumes/documents/headings.ts';
import { readWoff } from '#features/resumes/documents/pdf/font-file.ts';
import { readFont } from '#features/resumes/documents/pdf/shape.ts';
import { writeFont } from '#features/resumes/documents/pdf/subset.ts';
import { readFontFile, type FontName } from './support/cv-fonts.ts';
import { sampleCvs } from './support/sample-cvs.ts';

/** Letters for PDFs are placed as HarfBuzz places them: which glyphs, in which order, and where. */

const hard =
  'কর্মসংস্থান স্নাতকোত্তর রাষ্ট্রবিজ্ঞান ব্যবস্থাপনা জ্যৈষ্ঠ কৃষ্ণ আত্মীয় লক্ষ্মী স্বাস্থ্য সৌন্দর্য কৌশল দৃষ্টিভঙ্গি উৎসব দুঃখ চাঁদ ' +
  'বাংলাদেশ সংস্কৃতি ত্রৈমাসিক প্রকৌশলী ড্রাইভিং ট্রেনিং কম্পিউটার স্প্রেডশিট মাইক্রোসফট এক্সেল ইন্টারনেট ইঞ্জিনিয়ারিং দ্বন্দ্ব ' +
  'উজ্জ্বল তীক্ষ্ণ সূক্ষ্ম শ্রদ্ধা গুরু শুভ হৃদয় হ্রাস বাঞ্ছা চট্টগ্রাম মুন্সীগঞ্জ ফ্ল্যাট কর্তৃপক্ষ অর্ঘ্য বর্ষ পূর্ণাঙ্গ স্ত্রী আকাঙ্ক্ষা ' +
  'জ্ঞান ঐক্য ঔষধ ঊর্ধ্ব ঋতু স্কোর ব্যো অ্যাকাউন্ট কির্তি র্কি ক্ষ্মৌ ন্ত্রী ষ্ট্যো বাড়ি গাঢ় দায়িত্ব ১২৩৪৫৬৭৮৯০';

const texts = [JSON.stringify(sampleCvs), JSON.stringify(headings), hard].join(' ');

function findWords(letters: RegExp): string[] {
  return [...new Set(texts.match(letters))];
}

const needed = ['GDEF', 'GPOS', 'GSUB', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** HarfBuzz reads no packed fonts. */
async function toSfnt(file: ArrayBuffer): Promise<ArrayBuffer> {
  const tables = await readWoff(file);
  const parts = needed.map((name) => {
    const { buffer, byteOffset, byteLength } = tables.tag(name);
    return [name, new Uint8Array(buffer, byteOffset, byteLength)] as const;
  });
  return new Uint8Array(writeFont(parts)).buffer;
}

type Placed = readonly [glyph: number, advance: number, x: number, y: number];

function shapeWithHarfBuzz(font: hb.Font, word: string): Placed[] {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return [codepoint, xAdvance, xOffset, yOffset];
  });
}

test.each<[FontName, 400 | 700, RegExp]>([
  ['noto-sans-bengali-bengali', 400, /[\u0980-\u09fe]+/g],
  ['noto-sans-bengali-bengali', 700, /[\u0980-\u09fe]+/g],
  ['noto-sans-latin', 400, /[A-Za-z0-9.,&-]+/g],
  ['noto-sans-latin', 700, /[A-Za-z0-9.,&-]+/g],
])('%s %i', async (name, weight, letters) => {
  const file = await readFontFile(name, weight);
  const font = await readFont(file);
  const harfBuzz = new hb.Font(new hb.Face(new hb.Blob(await toSfnt(file))));
  const words = findWords(letters);
  expect(words.length).toBeGreaterThan(50);
  for (const word of words) {
    const placed = font.shape(word).map(({ id, advance, x, y }): Placed => [id, advance, x, y]);
    expect(placed, word).toEqual(shapeWithHarfBuzz(harfBuzz, word));
  }
});
