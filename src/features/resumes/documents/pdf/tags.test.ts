import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadTestFonts } from '../../../../../tests/support/cv-fonts.ts';
import { makeSource } from '../../../../../tests/support/sample-cvs.ts';
import { toOutline } from '../outline.ts';
import { toPdf } from './pdf.ts';
import { findLinks } from './tags.ts';

/** The objects without a stream, as text. */
async function readObjects(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = bytes.toString('latin1');
  const start = text.indexOf('stream\n', text.indexOf('/ObjStm')) + 'stream\n'.length;
  return inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
}

const countTags = (objects: string, role: string): number => objects.split(`/S /${role} /P`).length - 1;

test.each(['en', 'bn'] as const)(
  'a PDF in %s has its headings, lists, picture and links tagged',
  async (language) => {
    const outline = toOutline(await makeSource(language, 'modern'));
    const { file } = await toPdf(outline, await loadTestFonts());
    const objects = await readObjects(file);
    expect(objects).toContain('/MarkInfo << /Marked true >>');
    expect(objects).toContain(`/Lang (${language}-`);
    const lists = outline.parts.filter(({ kind }) => kind === 'list' || kind === 'facts').length;
    // The panel has a heading of its own.
    expect(countTags(objects, 'H2')).toBe(outline.parts.length + 1);
    expect(countTags(objects, 'L')).toBeGreaterThanOrEqual(lists);
    expect(countTags(objects, 'LBody')).toBe(countTags(objects, 'LI'));
    expect([countTags(objects, 'H1'), countTags(objects, 'Figure')]).toEqual([1, 1]);
    expect(objects).toMatch(/\/S \/Figure .*\/Alt <FEFF/);
    expect(objects).toContain('/URI (tel:+8801712345678)');
    expect(objects).toMatch(/\/URI \(mailto:[\w.]+@example\.com\)/);
  },
);

test.each([
  ['call ০১৭১২-৩৪৫৬৭৮, today', '০১৭১২-৩৪৫৬৭৮', 'tel:+8801712345678'],
  ['(+880 1712-345678)', '+880 1712-345678', 'tel:+8801712345678'],
  ['Mail: rina@example.com.', 'rina@example.com', 'mailto:rina@example.com'],
  ['linkedin.com/in/rina, Dhaka', 'linkedin.com/in/rina', 'https://linkedin.com/in/rina'],
  ['See www.example.org/cv.', 'www.example.org/cv', 'https://www.example.org/cv'],
  ['See https://example.org/a?b=1', 'https://example.org/a?b=1', 'https://example.org/a?b=1'],
])('%j links exactly %j', (text, words, uri) => {
  const found = findLinks(text).map((link) => [text.slice(link.start, link.end), link.uri]);
  expect(found).toEqual([[words, uri]]);
});

test.each(['1990 1234 5678 90123', '2015 – 2018', 'CGPA 3.21', 'Node.js, Excel', '12 March 1990'])(
  '%j is no link',
  (text) => {
    expect(findLinks(text)).toEqual([]);
  },
);
