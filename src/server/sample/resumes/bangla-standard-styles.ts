import { AlignmentType, BorderStyle } from 'docx';
import type { IParagraphStyleOptions } from 'docx';
import { textWidth } from './resume.ts';
import { bengaliFont, colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

export const theme: Theme = {
  palette: {
    ink: '1B211E',
    muted: '4C5952',
    primary: '00573F',
    accent: 'F2B632',
    tint: 'EDF4F0',
    line: 'AEC5B9',
  },
  font: bengaliFont,
  size: 21,
  lineSpacing: 252,
};

export const margins = { top: 15, right: 19, bottom: 15, left: 19 };
export const width = textWidth(margins);

export const styles: IParagraphStyleOptions[] = [
  {
    id: 'Title',
    paragraph: {
      alignment: AlignmentType.CENTER,
      spacing: { after: points(10) },
      border: { bottom: { style: BorderStyle.DOUBLE, size: 6, space: 4, color: colour.primary } },
    },
    run: { size: 46 },
  },
  { id: 'Subtitle', run: { bold: true, size: 34, color: colour.ink } },
  { id: 'Contact', paragraph: { leftTabStop: millimetres(20), spacing: { after: points(2) } } },
  {
    id: 'Heading1',
    paragraph: {
      spacing: { before: points(12), after: points(5) },
      border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 2, color: colour.primary } },
    },
    run: { size: 26 },
  },
  { id: 'Heading2', paragraph: { rightTabStop: width, spacing: { before: points(4), after: 0 } } },
  { id: 'Photo', paragraph: { alignment: AlignmentType.RIGHT } },
  { id: 'TableText', paragraph: { spacing: { before: points(3), after: points(1) } } },
  { id: 'Fields', name: 'CV Fields', basedOn: 'Normal', paragraph: { leftTabStop: millimetres(33) } },
  {
    id: 'Footer',
    name: 'footer',
    basedOn: 'Normal',
    paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 0 } },
    run: { size: 17, color: colour.muted },
  },
  {
    id: 'Signature',
    name: 'CV Signature',
    basedOn: 'Normal',
    paragraph: {
      alignment: AlignmentType.CENTER,
      spacing: { before: points(42) },
      border: { top: { style: BorderStyle.SINGLE, size: 6, space: 4, color: colour.ink } },
    },
  },
];
