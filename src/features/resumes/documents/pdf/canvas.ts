import type { Tag } from './tags.ts';
import type { Line, TextStyle } from './text.ts';

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

export interface Point {
  x: number;
  /** From the top. */
  y: number;
}

export interface PageSize {
  width: number;
  height: number;
}

/** An item on a page; drawn into the PDF, and into the preview beside the form. */
export type Drawn =
  | { kind: 'line'; tag: Tag; line: Line; style: TextStyle; /** Where its letters stand. */ at: Point }
  | { kind: 'box'; colour: string; at: Point; size: PageSize }
  | { kind: 'photo'; tag: Tag; at: Point; size: PageSize };
export type DrawnPage = readonly Drawn[];

/** The items on the pages of a document, in reading order. */
export function createCanvas() {
  const pages: Drawn[][] = [];
  const draw = (page: number, drawn: Drawn): void => {
    while (pages.length <= page) pages.push([]);
    pages[page]?.push(drawn);
  };
  return {
    pages,
    line: (page: number, tag: Tag, drawn: { line: Line; style: TextStyle; at: Point }) =>
      draw(page, { kind: 'line', tag, ...drawn }),
    box: (page: number, colour: string, at: Point, size: PageSize) =>
      draw(page, { kind: 'box', colour, at, size }),
    photo: (page: number, tag: Tag, at: Point, size: PageSize) =>
      draw(page, { kind: 'photo', tag, at, size }),
  };
}
export type Canvas = ReturnType<typeof createCanvas>;
