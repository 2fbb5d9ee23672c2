import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { truncate } from '#contract/text.ts';
import { escapeHtml } from '../http/response/html.ts';
import { projectRoot } from '../process.ts';
import { cardSize, type CardText } from './card-text.ts';

export interface CardTextStyle {
  sizes: readonly number[];
  maxLines: number;
  width: number;
  weight: 'regular' | 'bold';
  colour: string;
}

interface DrawnText {
  picture: Buffer;
  width: number;
  height: number;
}

/** Relative to the font's own line height, and to the font size. */
const LINE_HEIGHT = 0.9;
const MAX_LINE = 1.25;
/** Relative to the font size; no line's ink is higher. */
const MAX_INK = 1.25;
const ELLIPSIS = '…';
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Fontconfig reads this when the first text is drawn, and uses only the fonts of that folder. */
async function loadSharp(): Promise<typeof sharp> {
  process.env['FONTCONFIG_FILE'] = join(projectRoot(), 'src/server/pages/fonts/fonts.conf');
  const loaded = await import('sharp');
  loaded.default.cache(false);
  return loaded.default;
}

const toMarkup = (text: string, size: number, { weight, colour }: CardTextStyle): string =>
  `<span size="${size}pt" weight="${weight}" foreground="${colour}" line_height="${LINE_HEIGHT}">${escapeHtml(text)}</span>`;

async function draw(text: string, size: number, style: CardTextStyle): Promise<DrawnText> {
  const create = await loadSharp();
  const options = { font: 'Noto Sans, Noto Sans Bengali', dpi: 72, rgba: true, wrap: 'word-char' } as const;
  const drawing = create({
    text: { text: toMarkup(text, size, style), width: style.width, ...options },
  });
  const { data: picture, info } = await drawing
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture, width: info.width, height: info.height };
}

const fits = ({ height }: DrawnText, size: number, { maxLines }: CardTextStyle): boolean =>
  height <= ((maxLines - 1) * MAX_LINE + MAX_INK) * size;

/** The longest beginning that fits, with an ellipsis, by grapheme. */
async function drawBeginning(text: string, size: number, style: CardTextStyle): Promise<DrawnText> {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const drawFirst = (count: number) =>
    draw(characters.slice(0, count).join('').trimEnd() + ELLIPSIS, size, style);
  let [least, most] = [1, characters.length];
  let best = await drawFirst(least);
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    const drawn = await drawFirst(count);
    if (fits(drawn, size, style)) [best, least] = [drawn, count];
    else most = count - 1;
  }
  return best;
}

const MAX_CHARACTERS = 160;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Draws a text in the largest size that fits, cut where none does; null for an empty one. */
export async function drawText(text: string, style: CardTextStyle): Promise<DrawnText | null> {
  const line = truncate(text.replaceAll(/\s+/g, ' ').trim(), MAX_CHARACTERS);
  if (!visible.test(line)) return null;
  for (const size of style.sizes) {
    const drawn = await draw(line, size, style);
    if (fits(drawn, size, style)) return drawn;
  }
  return drawBeginning(line, style.sizes.at(-1) ?? 0, style);
}

/** The light theme's colours (styles.css) in hexadecimal, as librsvg does not support OKLCH. */
const colours = {
  paper: '#fbfaf6',
  ink: '#13221b',
  muted: '#56625b',
  green: '#006042',
  line: '#dcdfd8',
  tint: '#eef5ea',
};
const marigold = '#f4b93c';

const { width, height } = cardSize;
const MARGIN = 72;
const inner = width - 2 * MARGIN;
/** The largest file that messengers show. */
const MAX_BYTES = 100_000;
const QUALITIES = [88, 76, 60, 40];

const styles = {
  name: { sizes: [34], maxLines: 1, width: 600, weight: 'bold', colour: colours.green },
  company: { sizes: [34], maxLines: 1, width: inner, weight: 'regular', colour: colours.muted },
  title: { sizes: [76, 64, 54], maxLines: 3, width: inner, weight: 'bold', colour: colours.ink },
  lead: { sizes: [42], maxLines: 1, width: inner, weight: 'bold', colour: colours.green },
  fact: { sizes: [32, 28], maxLines: 1, width: inner, weight: 'regular', colour: colours.ink },
} as const satisfies Record<string, CardTextStyle>;

const LETTER =
  'M825 258Q825 225 812 195Q798 165 765 146Q732 127 673 127Q632 127 602 133L606 243Q611 242 618 242Q626 241 638 241Q674 241 685 254Q696 266 696 284Q696 316 657 341Q618 366 543 381V0H411Q355 81 266 132Q178 184 66 203L16 321Q103 370 208 416Q312 461 414 490V512H-10V622H867V512H541V491Q620 479 684 448Q749 417 787 370Q825 322 825 258ZM184 278Q240 267 301 234Q362 202 413 151Q412 163 412 176Q411 190 411 204V371Q352 352 298 329Q243 306 184 278Z';

/** The background: paper, large letter, logo, a line above the facts and a green edge. */
const toGround = (lineTop: number | null): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<path fill="${colours.tint}" transform="translate(700 660) scale(.62 -.62)" d="${LETTER}"/>
<rect width="${width}" height="14" fill="${colours.green}"/>
<g transform="translate(${MARGIN} 54) scale(.1484)">
<rect y="24" width="488" height="488" rx="136" fill="${colours.green}"/>
<path fill="#f6fbf8" transform="translate(97.4 390) scale(.342 -.342)" d="${LETTER}"/>
<circle cx="430" cy="83" r="98" fill="${colours.paper}"/><circle cx="430" cy="83" r="72" fill="${marigold}"/>
</g>
${lineTop === null ? '' : `<rect x="${MARGIN}" y="${lineTop}" width="${inner}" height="2" fill="${colours.line}"/>`}
</svg>`);

const put = (drawn: DrawnText | null, left: number, top: number): OverlayOptions[] =>
  drawn === null ? [] : [{ input: drawn.picture, left, top: Math.round(top) }];

function stack(texts: readonly (DrawnText | null)[], top: number, gap: number): OverlayOptions[] {
  let next = top;
  return texts.flatMap((drawn) => {
    const placed = put(drawn, MARGIN, next);
    if (drawn !== null) next += drawn.height + gap;
    return placed;
  });
}

const heightOf = (texts: readonly (DrawnText | null)[], gap: number): number =>
  texts.reduce((sum, drawn) => sum + (drawn === null ? 0 : drawn.height + gap), -gap);

const FACTS_GAP = 26;
const HEAD_BOTTOM = 150;
const FACTS_BOTTOM = height - 56;

async function toJpeg(ground: Buffer, overlays: OverlayOptions[]): Promise<Buffer> {
  const create = await loadSharp();
  const card = await create(ground)
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width, height, channels: card.info.channels } as const;
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await create(card.data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  return jpeg;
}

/** Draws a card as JPEG; the same text gives the same bytes on every machine. */
export async function drawCard({ title, company, facts }: CardText, appName: string): Promise<Buffer> {
  const [lead = '', ...others] = facts;
  const name = await drawText(appName, styles.name);
  const head = [await drawText(company, styles.company), await drawText(title, styles.title)];
  const foot = [await drawText(lead, styles.lead), await drawText(others.join('  ·  '), styles.fact)];
  const factsTop = FACTS_BOTTOM - heightOf(foot, FACTS_GAP);
  const lineTop = factsTop - 34;
  const gap = 30;
  const headTop = HEAD_BOTTOM + Math.max(0, (lineTop - HEAD_BOTTOM - heightOf(head, gap)) / 2);
  return toJpeg(toGround(facts.length === 0 ? null : lineTop), [
    ...put(name, MARGIN + 96, 92 - (name?.height ?? 0) / 2 + 3),
    ...stack(head, headTop, gap),
    ...stack(foot, factsTop, FACTS_GAP),
  ]);
}
