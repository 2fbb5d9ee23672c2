import { join } from 'node:path';
import type sharp from 'sharp';
import { truncate } from '#contract/text.ts';
import { projectRoot } from '../process.ts';
import { escapeHtml } from '../http/response/html.ts';

export interface CardTextStyle {
  sizes: readonly number[];
  maxLines: number;
  width: number;
  weight: 'regular' | 'bold';
  colour: string;
}

export interface DrawnText {
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
export async function loadSharp(): Promise<typeof sharp> {
  process.env['FONTCONFIG_FILE'] = join(projectRoot(), 'src/server/cards/fonts/fonts.conf');
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
