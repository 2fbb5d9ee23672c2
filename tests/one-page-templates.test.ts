import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleResumeTemplates } from '#server/sample/resume-templates.ts';
import { readZipText } from './support/read-zip.ts';

/**
 * The basis of "One page": LibreOffice set these templates with their own fonts and with the wider ones of phones
 * (Noto Sans, Roboto, DejaVu), each on one page. After a change that exceeds a figure, convert them again.
 */
const measured = new Map([
  ['classic', { paragraphs: 41, chars: 1842, size: 20, line: 244 }],
  ['fresher', { paragraphs: 55, chars: 1789, size: 19, line: 240 }],
]);

/** Fonts that Windows, Macs and LibreOffice have, by these names or as their equals. */
const common = new Set(['Times New Roman', 'Arial', 'Noto Sans Bengali', 'Nirmala UI']);

const files = join(import.meta.dirname, '../src/server/sample/files');
const onePage = sampleResumeTemplates.filter(({ key }) => measured.has(key));

test('what was measured is offered as one page', () => {
  expect(onePage.map(({ key, pages }) => [key, pages])).toEqual([...measured.keys()].map((key) => [key, 1]));
});

test.each(onePage)('$key names common fonts and holds no more than was measured', async ({ key, cvFile }) => {
  const archive = await readFile(join(files, 'resumes', cvFile));
  const [body, styles] = ['word/document.xml', 'word/styles.xml'].map((path) => readZipText(archive, path));
  const fonts = [...`${body}${styles}`.matchAll(/w:(?:ascii|hAnsi|cs)="([^"]+)"/g)].map(([, name]) => name);
  expect([...new Set(fonts)].filter((name) => name !== undefined && !common.has(name))).toEqual([]);
  const texts = [...(body ?? '').matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^[^>]*>/, ''));
  const found = {
    paragraphs: (body ?? '').split('</w:p>').length - 1,
    chars: texts.join('').length,
    size: Number(/<w:docDefaults>.*?<w:sz w:val="(\d+)"/.exec(styles ?? '')?.[1]),
    line: Number(/<w:docDefaults>.*?w:line="(\d+)"/.exec(styles ?? '')?.[1]),
  };
  expect(found).toEqual(measured.get(key));
});
