import { makeZip } from 'client-zip';
import { a4Mm, type Look, toLook } from '../designs.ts';
import type { Outline } from '../outline.ts';
import { findScale } from '../pdf/pages.ts';
import type { Line, Setter } from '../pdf/text.ts';
import { PHOTO_ID, toDatesWidth, toDocxBody } from './body.ts';
import { toDocxStyles, declaration, escapeXml, twips } from './markup.ts';

/** The average width of letters, relative to the font size; most Bengali marks are set above or below a letter. */
const widths = { latin: 0.52, bengali: 0.62, bengaliMark: 0.2 } as const;

const isBengali = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

function toWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    if (!isBengali(letter)) sum += widths.latin;
    else sum += /\p{M}/u.test(letter) ? widths.bengaliMark : widths.bengali;
  }
  return sum * size;
}

const toLines: Setter['toLines'] = (line, { size }, width) => {
  const lines: Line[] = [];
  let left = 0;
  for (const word of line.split(/\s+/).filter((one) => one !== '')) {
    const wide = Math.min(width, toWidth(word, size));
    const last = lines.at(-1);
    if (last === undefined || wide + widths.latin * size > left) {
      lines.push({ pieces: [], width: wide });
      left = width - wide;
    } else {
      const taken = wide + widths.latin * size;
      lines[lines.length - 1] = { pieces: [], width: last.width + taken };
      left -= taken;
    }
  }
  return lines;
};

/** Estimates line breaks, as the fonts of the program that opens a DOCX are unknown. */
const createRoughSetter = (text: string): Setter => ({
  toLines,
  // Measured in LibreOffice, which sets Bangla on taller lines.
  leading: isBengali(text) ? 1.45 : 1.32,
});

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Fixed, so that the same CV gives the same file. */
const FILE_DATE = new Date(2025, 0, 1);

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const packages = 'http://schemas.openxmlformats.org/package/2006';

function toDocument(outline: Outline, look: Look): string {
  const { top, right, bottom, left } = look.margin;
  const margins = Object.entries({ top, right, bottom, left, header: 8, footer: 8 })
    .map(([side, value]) => `w:${side}="${twips(value)}"`)
    .join(' ');
  return (
    `${declaration}<w:document ${word} xmlns:r="${office}/relationships" ` +
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>' +
    `${toDocxBody(outline, look)}<w:sectPr><w:pgSz w:w="${twips(a4Mm.width)}" w:h="${twips(a4Mm.height)}"/>` +
    `<w:pgMar ${margins} w:gutter="0"/></w:sectPr></w:body></w:document>`
  );
}

const numbering =
  `${declaration}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/>` +
  '<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';

/** Without a language for complex scripts Word guesses its Bangla font. */
const settings =
  `${declaration}<w:settings ${word}><w:compat><w:compatSetting w:name="compatibilityMode" ` +
  'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>' +
  '<w:themeFontLang w:val="en-GB" w:bidi="bn-BD"/></w:settings>';

/** Fallback fonts: Word has no Noto fonts, and LibreOffice none of Microsoft's. */
const substitutes = [
  ['Noto Sans Bengali', 'Nirmala UI'],
  ['Calibri', 'Carlito'],
  ['Times New Roman', 'Liberation Serif'],
] as const;

const fonts =
  `${declaration}<w:fonts ${word}>` +
  substitutes
    .map(([name, other]) => `<w:font w:name="${name}"><w:altName w:val="${other}"/></w:font>`)
    .join('') +
  '</w:fonts>';

const toCore = ({ name, language }: Outline): string =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(name)}</dc:title>` +
  `<dc:creator>${escapeXml(name)}</dc:creator><dc:language>${language === 'bn' ? 'bn-BD' : 'en-GB'}</dc:language>` +
  '</cp:coreProperties>';

const wordParts = ['styles', 'numbering', 'settings', 'fontTable'] as const;

function toTypes(): string {
  const base = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const overrides = wordParts.map(
    (part) => `<Override PartName="/word/${part}.xml" ContentType="${base}.${part}+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpg" ContentType="image/jpeg"/>' +
    `<Override PartName="/word/document.xml" ContentType="${base}.document.main+xml"/>${overrides.join('')}` +
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
    '</Types>'
  );
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
const relations = (...list: readonly string[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;

function toWordRelations({ photo }: Outline): string {
  const parts = wordParts.map((part) => relation(part, `${office}/relationships/${part}`, `${part}.xml`));
  const picture = relation(PHOTO_ID, `${office}/relationships/image`, 'media/photo.jpg');
  return relations(...parts, ...(photo === null ? [] : [picture]));
}

/** A CV as a file for Word, LibreOffice and Google Docs. */
export async function toDocx(outline: Outline): Promise<Blob> {
  const setter = createRoughSetter(JSON.stringify([outline.name, outline.parts]));
  const look = toLook(outline.design, findScale(outline, setter));
  const texts = {
    '[Content_Types].xml': toTypes(),
    '_rels/.rels': relations(
      relation('document', `${office}/relationships/officeDocument`, 'word/document.xml'),
      relation('core', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ),
    'docProps/core.xml': toCore(outline),
    'word/document.xml': toDocument(outline, look),
    'word/_rels/document.xml.rels': toWordRelations(outline),
    'word/styles.xml': toDocxStyles(look, toDatesWidth(look)),
    'word/numbering.xml': numbering,
    'word/settings.xml': settings,
    'word/fontTable.xml': fonts,
  };
  const files = Object.entries<string | Uint8Array<ArrayBuffer>>(texts);
  if (outline.photo) files.push(['word/media/photo.jpg', new Uint8Array(outline.photo.bytes)]);
  const zip = makeZip(files.map(([name, input]) => ({ name, input, lastModified: FILE_DATE })));
  return new Response(zip, { headers: { 'Content-Type': DOCX_TYPE } }).blob();
}
