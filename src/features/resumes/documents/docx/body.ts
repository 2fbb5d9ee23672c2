import { a4Mm, photoMm, type Look } from '../designs.ts';
import { headings } from '../headings.ts';
import { toEntries, type Entry, type Outline, type Part } from '../outline.ts';
import { emu, paragraph, run, table, twips } from './markup.ts';

/** The name of the picture's relationship. */
export const PHOTO_ID = 'photo';

function toPhoto({ photo, name, language }: Outline): string {
  if (photo === null) return '';
  const [width, height] = [emu(photoMm.width), emu(photoMm.height)];
  const drawing =
    '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent cx="${width}" cy="${height}"/><wp:docPr id="1" name="Photo" descr="${headings[language].photo}"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>' +
    '<pic:nvPicPr><pic:cNvPr id="1" name="photo.jpg"/><pic:cNvPicPr/></pic:nvPicPr>' +
    `<pic:blipFill><a:blip r:embed="${PHOTO_ID}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>' +
    '</wp:inline></w:drawing>';
  return name === '' ? '' : `<w:p><w:pPr><w:pStyle w:val="Photo"/></w:pPr><w:r>${drawing}</w:r></w:p>`;
}

function toEntry({ heading, when, where, points }: Entry): string {
  const dates = when === '' ? '' : run(`\t${when}`, 'Dates');
  const detail = points.length === 0 ? 'LastDetail' : 'Detail';
  return [
    paragraph('Heading2', run(heading), dates),
    where === '' ? '' : paragraph(detail, run(where)),
    ...points.map((point) => paragraph('Bullet', run(point))),
  ].join('');
}

function toGrid(columns: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const shares = [0.34, 0.34, 0.14, 0.18];
  const toRow = (style: string, values: readonly string[]) => ({
    isWhole: true,
    cells: values.map((value, index) => ({
      width: Math.floor(width * (shares[index] ?? 0)),
      content: paragraph(style, run(value)),
    })),
  });
  const head = { ...toRow('CellHeading', columns), isHeader: true };
  return table('Grid', [head, ...rows.map((values) => toRow('Cell', values))]);
}

function toPart(
  part: Part,
  { isPanel, hasGrid, width }: { isPanel: boolean; hasGrid: boolean; width: number },
) {
  const heading = paragraph(isPanel ? 'SideHeading' : 'Heading1', run(part.heading));
  if (part.kind === 'text') return heading + paragraph('Normal', run(part.text.replaceAll('\n', ' ')));
  if (part.kind === 'entries') return heading + part.entries.map(toEntry).join('');
  if (part.kind === 'facts') {
    const facts = part.facts.map(({ label, value }) =>
      paragraph('Normal', run(`${label}: `, 'Label'), run(value)),
    );
    return heading + facts.join('');
  }
  if (part.kind === 'table') {
    return (
      heading +
      (hasGrid ? toGrid(part.columns, part.rows, width) : toEntries(part.rows).map(toEntry).join(''))
    );
  }
  const style = isPanel ? 'SideText' : 'Bullet';
  return heading + part.items.map((item) => paragraph(style, run(item))).join('');
}

const nameOf = ({ name, headline }: Outline): string =>
  paragraph('Title', run(name)) + (headline === '' ? '' : paragraph('Subtitle', run(headline)));

function toModern(outline: Outline, { primary, margin, panel }: Look): string {
  const side = twips(panel ?? 0);
  const main = twips(a4Mm.width - margin.left - margin.right) - side;
  const gap = twips(8);
  const inside = { isPanel: true, hasGrid: false, width: side };
  const contacts = outline.contacts.flatMap(({ label, value }) => [
    paragraph('SideLabel', run(label)),
    paragraph('SideText', run(value)),
  ]);
  const heading =
    contacts.length === 0 ? '' : paragraph('SideHeading', run(headings[outline.language].contact));
  const sideParts = outline.parts.filter(({ isSide }) => isSide).map((part) => toPart(part, inside));
  const mainParts = outline.parts
    .filter(({ isSide }) => !isSide)
    .map((part) => toPart(part, { isPanel: false, hasGrid: false, width: main - gap }));
  const panelText = [toPhoto(outline), heading, ...contacts, ...sideParts].join('');
  const cells = [
    { width: main, content: nameOf(outline) + mainParts.join(''), padding: { top: 0, left: 0, right: gap } },
    {
      width: side,
      // A cell must hold a paragraph.
      content: panelText === '' ? paragraph('SideText') : panelText,
      fill: primary,
      padding: { top: twips(7), left: twips(6), right: twips(6) },
    },
  ];
  const height = twips(a4Mm.height - margin.top - margin.bottom - 4);
  return table('Layout', [{ cells, minHeight: height }]) + paragraph('End');
}

function toSingle(outline: Outline, { margin, isCentred }: Look): string {
  const width = twips(a4Mm.width - margin.left - margin.right);
  const hasGrid = outline.design === 'standard';
  const facts = isCentred
    ? paragraph('Contact', run(outline.contacts.map(({ value }) => value).join('  •  ')))
    : outline.contacts
        .map(({ label, value }) => paragraph('Contact', run(`${label}: `, 'Label'), run(value)))
        .join('');
  const top = nameOf(outline) + (outline.contacts.length === 0 ? '' : facts);
  const photo = toPhoto(outline);
  const photoWidth = twips(photoMm.width);
  const header =
    photo === ''
      ? top
      : table('Layout', [
          {
            cells: [
              { width: width - photoWidth, content: top },
              { width: photoWidth, content: photo },
            ],
          },
        ]);
  const parts = outline.parts.map((part) => toPart(part, { isPanel: false, hasGrid, width }));
  const last = outline.parts.at(-1)?.kind;
  const isTableLast = last === undefined ? photo !== '' : last === 'table' && hasGrid;
  // Word needs a paragraph after a table; after anything else an empty one could cause another page.
  return `${header}${parts.join('')}${isTableLast ? paragraph('End') : ''}`;
}

/** The width that dates are aligned to, in twips. */
export function toDatesWidth({ margin, panel }: Look): number {
  const text = a4Mm.width - margin.left - margin.right;
  return twips(panel === null ? text : text - panel - 8);
}

/** The content of `w:body`. */
export const toDocxBody = (outline: Outline, look: Look): string =>
  look.panel === null ? toSingle(outline, look) : toModern(outline, look);
