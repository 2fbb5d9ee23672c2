import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Draws the bitmap icons from the vector ones in `public/icons`. Run after a change of the mark:
 * `node --import tsx tests/support/make-icons.ts`. The letter is the outline of ক in Noto Sans Bengali
 * Bold (SIL Open Font License), so the vectors need no font.
 */

const icons = 'public/icons';
const ink = '#006042';

const bitmaps = [
  { from: 'icon', to: 'icon-192', px: 192 },
  { from: 'icon', to: 'icon-512', px: 512 },
  { from: 'icon-maskable', to: 'icon-maskable-192', px: 192 },
  { from: 'icon-maskable', to: 'icon-maskable-512', px: 512 },
  { from: 'icon-maskable', to: 'apple-touch-icon', px: 180 },
  { from: 'icon-monochrome', to: 'icon-monochrome-512', px: 512 },
] as const;

/** 24-px line drawings for the shortcuts. */
const shortcuts = {
  jobs: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  cv: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  saved: 'M6 3h12v18l-6-4-6 4z',
  post: 'M4 10v4l12 5V5zM16 9h4v6h-4M7 15v4h4v-2',
} as const;

function toPng(svg: string | Buffer, px: number): Promise<Buffer> {
  const density = (72 * px) / 24;
  return sharp(Buffer.from(svg), { density: Math.min(density, 2400) })
    .resize(px, px)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
}

function toShortcutSvg(path: string): string {
  const line = `fill="none" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40" width="24" height="24">
<circle cx="12" cy="12" r="20" fill="#e3f5ec"/><path ${line} d="${path}"/></svg>`;
}

/** An .ico is a small table of contents in front of plain PNGs. */
function toIco(images: readonly { px: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ px, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(px, at);
    head.writeUInt8(px, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

async function drawIcons(): Promise<void> {
  await mkdir(icons, { recursive: true });
  for (const { from, to, px } of bitmaps) {
    await writeFile(`${icons}/${to}.png`, await toPng(await readFile(`${icons}/${from}.svg`), px));
  }
  for (const [name, path] of Object.entries(shortcuts)) {
    await writeFile(`${icons}/shortcut-${name}.png`, await toPng(toShortcutSvg(path), 96));
  }
  const mark = await readFile(`${icons}/icon.svg`);
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (px) => ({ px, png: await toPng(mark, px) })));
  await writeFile('public/favicon.ico', toIco(images));
}

await drawIcons();
