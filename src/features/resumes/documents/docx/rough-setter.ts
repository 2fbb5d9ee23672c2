import type { Line, Setter } from '../pdf/text.ts';

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
export const createRoughSetter = (text: string): Setter => ({
  toLines,
  // Measured in LibreOffice, which sets Bangla on taller lines.
  leading: isBengali(text) ? 1.45 : 1.32,
});
