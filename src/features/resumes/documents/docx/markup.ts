import type { Look } from '../designs.ts';

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Word takes Bangla from a run's complex-script font, whatever the language of the rest. */
const bengali = 'Noto Sans Bengali';

interface RunLook {
  size?: number;
  colour?: string;
  isBold?: boolean;
}

const halfPoints = (size: number): number => Math.round(size * 2);

/** Each setting is written twice, as OOXML has separate ones for complex scripts (`w:bCs`, `w:szCs`). */
function toRun({ size, colour, isBold }: RunLook): string {
  const bold =
    isBold === undefined ? '' : `<w:b w:val="${isBold ? 1 : 0}"/><w:bCs w:val="${isBold ? 1 : 0}"/>`;
  const shade = colour === undefined ? '' : `<w:color w:val="${colour}"/>`;
  const half = halfPoints(size ?? 0);
  const sized = size === undefined ? '' : `<w:sz w:val="${half}"/><w:szCs w:val="${half}"/>`;
  return `<w:rPr>${bold}${shade}${sized}</w:rPr>`;
}

interface StyleLook extends RunLook {
  before?: number;
  after?: number;
  isCentred?: boolean;
  /** The colour of a line below. */
  rule?: string;
  /** On the same page as the next paragraph. */
  isKeptWithNext?: boolean;
  /** The position of a right tab, in twips. */
  tab?: number;
  isBullet?: boolean;
  level?: number;
}

function toParagraph(look: StyleLook): string {
  const { before = 0, after = 0, isCentred, rule, isKeptWithNext, tab, isBullet, level } = look;
  return [
    '<w:pPr>',
    isKeptWithNext ? '<w:keepNext/><w:keepLines/>' : '',
    isBullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    rule === undefined
      ? ''
      : `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${rule}"/></w:pBdr>`,
    tab === undefined ? '' : `<w:tabs><w:tab w:val="right" w:pos="${tab}"/></w:tabs>`,
    `<w:spacing w:before="${points(before)}" w:after="${points(after)}"/>`,
    isBullet ? `<w:ind w:left="${twips(4)}" w:hanging="${twips(4)}"/>` : '',
    isCentred ? '<w:jc w:val="center"/>' : '',
    level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`,
    '</w:pPr>',
  ].join('');
}

const style = (id: string, name: string, look: StyleLook): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
  `<w:qFormat/>${toParagraph(look)}${toRun(look)}</w:style>`;

const character = (id: string, name: string, look: RunLook): string =>
  `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/><w:qFormat/>${toRun(look)}</w:style>`;

const edge = (side: string, colour: string): string =>
  `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colour}"/>`;

const cellMargins = (value: number): string =>
  `<w:tblCellMar>${['top', 'left', 'bottom', 'right']
    .map((side) => `<w:${side} w:w="${value}" w:type="dxa"/>`)
    .join('')}</w:tblCellMar>`;

function tableStyles({ line }: Look): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = `<w:tblBorders>${sides.map((side) => edge(side, line)).join('')}</w:tblBorders>`;
  return (
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>' +
    `<w:style w:type="table" w:styleId="Layout"><w:name w:val="CV Layout"/><w:tblPr>${cellMargins(0)}</w:tblPr></w:style>` +
    `<w:style w:type="table" w:styleId="Grid"><w:name w:val="CV Grid"/><w:tblPr>${borders}${cellMargins(80)}</w:tblPr></w:style>`
  );
}

const defaults = ({ font, size, ink }: Look): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${bengali}"/>` +
  `<w:color w:val="${ink}"/><w:sz w:val="${halfPoints(size)}"/><w:szCs w:val="${halfPoints(size)}"/>` +
  '<w:lang w:val="en-GB" w:eastAsia="en-GB" w:bidi="bn-BD"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>' +
  `<w:spacing w:after="${points(2)}" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;

/** `word/styles.xml`. @param width of the text that dates are aligned to, in twips */
export function toDocxStyles(look: Look, width: number): string {
  const { primary, muted, accent, line, nameSize, headingSize, size, isCentred } = look;
  const heading = { size: headingSize, isBold: true, before: 10, after: 3, isKeptWithNext: true, level: 0 };
  return [
    `${declaration}<w:styles ${namespace}>${defaults(look)}`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    style('Title', 'Title', { size: nameSize, isBold: true, colour: primary, isCentred }),
    style('Subtitle', 'Subtitle', { size: size + 2, colour: muted, after: 4, isCentred }),
    style('Contact', 'CV Contact', { colour: muted, after: 2, isCentred }),
    style('Heading1', 'heading 1', { ...heading, colour: primary, rule: line }),
    style('Heading2', 'heading 2', { isBold: true, before: 3, isKeptWithNext: true, tab: width, level: 1 }),
    style('Detail', 'CV Detail', { colour: muted, after: 1, isKeptWithNext: true }),
    style('LastDetail', 'CV Last Detail', { colour: muted, after: 1 }),
    style('Bullet', 'List Bullet', { isBullet: true, after: 1 }),
    style('SideHeading', 'CV Side Heading', { ...heading, colour: accent, rule: accent }),
    style('SideText', 'CV Side Text', { colour: 'FFFFFF', size: size - 1, after: 3 }),
    style('SideLabel', 'CV Side Label', {
      colour: accent,
      isBold: true,
      size: size - 1,
      isKeptWithNext: true,
    }),
    style('Cell', 'CV Cell', { before: 2, after: 2 }),
    style('CellHeading', 'CV Cell Heading', { before: 2, after: 2, isBold: true, colour: primary }),
    style('Photo', 'CV Photo', { after: 6 }),
    style('End', 'CV End', { size: 1 }),
    character('Dates', 'CV Dates', { isBold: false, colour: muted }),
    character('Label', 'CV Label', { isBold: true, colour: primary }),
    `${tableStyles(look)}</w:styles>`,
  ].join('');
}

/** Characters that XML 1.0 does not allow. */
const forbidden = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** Escapes a text, so that no input becomes markup. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Twentieths of a point. */
export const twips = (millimetres: number): number => Math.round((millimetres / 25.4) * 1440);
const points = (value: number): number => Math.round(value * 20);

/** English metric units. */
export const emu = (millimetres: number): number => Math.round(millimetres * 36_000);

/** A run of text in a character style; "\t" becomes `<w:tab/>`. */
export function run(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>`;
  const pieces = text
    .split('\t')
    .map((piece) => (piece === '' ? '' : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`));
  return `<w:r>${properties}${pieces.join('<w:tab/>')}</w:r>`;
}

export const paragraph = (style: string, ...runs: readonly string[]): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.join('')}</w:p>`;

interface Cell {
  width: number;
  content: string;
  /** The background colour. */
  fill?: string;
  /** The padding, in twips. */
  padding?: { top: number; left: number; right: number };
}

function toCell({ width, content, fill, padding }: Cell): string {
  const shade = fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  const margins =
    padding === undefined
      ? ''
      : `<w:tcMar>${Object.entries(padding)
          .map(([side, value]) => `<w:${side} w:w="${value}" w:type="dxa"/>`)
          .join('')}</w:tcMar>`;
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}${margins}</w:tcPr>${content}</w:tc>`;
}

interface Row {
  cells: readonly Cell[];
  minHeight?: number;
  isHeader?: boolean;
  isWhole?: boolean;
}

function toRow({ cells, minHeight, isHeader, isWhole }: Row): string {
  const facts = [
    isWhole ? '<w:cantSplit/>' : '',
    minHeight === undefined ? '' : `<w:trHeight w:val="${minHeight}" w:hRule="atLeast"/>`,
    isHeader ? '<w:tblHeader/>' : '',
  ].join('');
  return `<w:tr>${facts === '' ? '' : `<w:trPr>${facts}</w:trPr>`}${cells.map(toCell).join('')}</w:tr>`;
}

/** A table of fixed columns. */
export function table(style: string, rows: readonly Row[]): string {
  const widths = rows[0]?.cells.map(({ width }) => width) ?? [];
  const sum = widths.reduce((total, width) => total + width, 0);
  const columns = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return (
    `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblW w:w="${sum}" w:type="dxa"/>` +
    `<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.map(toRow).join('')}</w:tbl>`
  );
}
