import { Document } from 'docx';
import type { IParagraphStyleOptions, ISectionOptions } from 'docx';
import { baseStyles } from './base-styles.ts';
import { numbering } from './numbering.ts';
import { documentStyles } from './styles.ts';
import type { Blocks } from './tables.ts';
import { documentTheme, millimetres } from './theme.ts';
import type { Theme } from './theme.ts';

export interface ResumeProperties {
  title: string;
  subject: string;
  keywords: string;
  language: 'en-GB' | 'bn-BD';
}

export interface Resume extends ResumeProperties {
  file: string;
  document: Document;
}

interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface ResumeDesign extends ResumeProperties {
  file: string;
  theme: Theme;
  styles: readonly IParagraphStyleOptions[];
  /** Millimetres. */
  margins: Margins;
  blocks: Blocks;
  footers?: ISectionOptions['footers'];
}

const a4 = { width: 11906, height: 16838 };

const page = ({ top, right, bottom, left }: Margins) => ({
  size: a4,
  margin: {
    top: millimetres(top),
    right: millimetres(right),
    bottom: millimetres(bottom),
    left: millimetres(left),
    header: millimetres(8),
    footer: millimetres(8),
  },
});

export const textWidth = ({ left, right }: Pick<Margins, 'left' | 'right'>): number =>
  a4.width - millimetres(left) - millimetres(right);

export const buildResume = (design: ResumeDesign): Resume => {
  const { file, title, subject, keywords, language, theme, footers } = design;
  const document = new Document({
    title,
    theme: documentTheme(theme),
    externalStyles: baseStyles(theme),
    styles: documentStyles(theme, design.styles),
    numbering,
    compatibility: { version: 15 },
    sections: [
      { properties: { page: page(design.margins) }, children: design.blocks, ...(footers && { footers }) },
    ],
  });
  return { file, title, subject, keywords, language, document };
};
