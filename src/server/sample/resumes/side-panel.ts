import { BorderStyle, Paragraph } from 'docx';
import type { IParagraphStyleOptions, ThemeColor } from 'docx';
import { sideList } from './numbering.ts';
import { bullets, paragraph } from './parts.ts';
import type { Inline } from './parts.ts';
import { points } from './theme.ts';

interface SidePanelColours {
  text: ThemeColor;
  heading: ThemeColor;
  rule: ThemeColor;
}

/** Text on the panel has styles of its own, so that recolouring the panel needs no change in the main column. */
export const sidePanelStyles = ({ text, heading, rule }: SidePanelColours): IParagraphStyleOptions[] => [
  {
    id: 'SideHeading',
    name: 'CV Side Heading',
    basedOn: 'Heading1',
    next: 'SideText',
    quickFormat: true,
    paragraph: {
      border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 3, color: rule } },
    },
    run: { color: heading },
  },
  { id: 'SideText', name: 'CV Side Text', basedOn: 'Normal', quickFormat: true, run: { color: text } },
  {
    id: 'SideLabel',
    name: 'CV Side Label',
    basedOn: 'SideText',
    next: 'SideText',
    quickFormat: true,
    paragraph: { keepNext: true, spacing: { before: points(3), after: 0 } },
    run: { bold: true, color: heading },
  },
  {
    id: 'SideList',
    name: 'CV Side List',
    basedOn: 'SideText',
    quickFormat: true,
    paragraph: { numbering: { reference: sideList, level: 0 } },
  },
];

export const sideHeading = (value: string): Paragraph => paragraph('SideHeading', value);

/** Word processors move a whole row to the next page when its first paragraph is kept with the next one. */
export const firstSideHeading = (value: string): Paragraph =>
  new Paragraph({ style: 'SideHeading', text: value, keepNext: false });

export const sideText = (...content: Inline[]): Paragraph => paragraph('SideText', ...content);
export const sideField = (name: string, value: string): Paragraph[] => [
  paragraph('SideLabel', name),
  sideText(value),
];
export const sideBullets = (items: readonly string[]): Paragraph[] => bullets(items, 'SideList');
