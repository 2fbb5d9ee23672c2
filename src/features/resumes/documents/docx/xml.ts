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
export const points = (value: number): number => Math.round(value * 20);

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
