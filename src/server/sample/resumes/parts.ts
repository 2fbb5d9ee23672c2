import { Paragraph, Tab, TextRun } from 'docx';
import type { ParagraphChild } from 'docx';

export type Inline = string | ParagraphChild;

const inline = (part: Inline): ParagraphChild => (typeof part === 'string' ? new TextRun(part) : part);

export const paragraph = (style: string | undefined, ...content: Inline[]): Paragraph =>
  new Paragraph({ ...(style && { style }), children: content.map(inline) });

export const text = (...content: Inline[]): Paragraph => paragraph(undefined, ...content);
export const title = (...content: Inline[]): Paragraph => paragraph('Title', ...content);
export const subtitle = (...content: Inline[]): Paragraph => paragraph('Subtitle', ...content);
export const section = (...content: Inline[]): Paragraph => paragraph('Heading1', ...content);
export const tableEnd = (): Paragraph => paragraph('TableEnd');

export const label = (value: string): TextRun => new TextRun({ text: value, style: 'Label' });

/** Dates follow a tab: the heading style holds the right tab stop, so they stay aligned at any text size. */
const dates = (value: string): TextRun => new TextRun({ children: [new Tab(), value], style: 'Dates' });

export const tab = (): TextRun => new TextRun({ children: [new Tab()] });

export const bullets = (items: readonly string[], style = 'ListBullet'): Paragraph[] =>
  items.map((item) => paragraph(style, item));

export interface Entry {
  heading: string;
  when?: string;
  where?: string;
  points?: readonly string[];
}

const entry = ({ heading, when, where, points = [] }: Entry): Paragraph[] => [
  paragraph('Heading2', heading, ...(when ? [dates(when)] : [])),
  ...(where ? [new Paragraph({ style: 'EntryDetail', text: where, keepNext: points.length > 0 })] : []),
  ...bullets(points),
];

export const entries = (list: readonly Entry[]): Paragraph[] => list.flatMap(entry);
