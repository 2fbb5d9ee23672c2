import type { CvDesign } from '#contract/device/cv.ts';

/** Sizes in points, colours as six hex digits; both formats read them. */
export interface Look {
  ink: string;
  muted: string;
  primary: string;
  accent: string;
  line: string;
  tint: string;
  /** The Latin font of the DOCX. */
  font: string;
  size: number;
  nameSize: number;
  headingSize: number;
  /** Millimetres. */
  margin: { top: number; right: number; bottom: number; left: number };
  isCentred: boolean;
  /** Millimetres; a coloured panel on the right. */
  panel: number | null;
}

const common = {
  ink: '1B211E',
  muted: '4C5952',
  primary: '00573F',
  accent: 'F2B632',
  line: 'B5CDC1',
  tint: 'EAF2EE',
} as const;

const looks: Readonly<Record<CvDesign, Look>> = {
  classic: {
    ...common,
    font: 'Times New Roman',
    size: 11,
    nameSize: 26,
    headingSize: 13,
    margin: { top: 16, right: 21, bottom: 15, left: 21 },
    isCentred: true,
    panel: null,
  },
  modern: {
    ...common,
    font: 'Calibri',
    size: 11,
    nameSize: 28,
    headingSize: 13,
    margin: { top: 14, right: 9, bottom: 12, left: 14 },
    isCentred: false,
    panel: 64,
  },
  standard: {
    ...common,
    font: 'Calibri',
    size: 11,
    nameSize: 22,
    headingSize: 13,
    margin: { top: 16, right: 18, bottom: 15, left: 18 },
    isCentred: false,
    panel: null,
  },
};

/** A design's look. @param scale of its letters */
export function toLook(design: CvDesign, scale: number): Look {
  const look = looks[design];
  const { size, nameSize, headingSize } = look;
  return { ...look, size: size * scale, nameSize: nameSize * scale, headingSize: headingSize * scale };
}

/** Passport size, which employers in Bangladesh ask for. */
export const photoMm = { width: 35, height: 45 } as const;

export const a4Mm = { width: 210, height: 297 } as const;
