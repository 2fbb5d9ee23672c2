import type { ICharacterStyleOptions, IParagraphStyleOptions, IStylesOptions } from 'docx';
import { bulletList } from './numbering.ts';
import { colour, points } from './theme.ts';
import type { Theme } from './theme.ts';

const heading = (level: number, size: number): IParagraphStyleOptions => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  basedOn: 'Normal',
  next: 'Normal',
  uiPriority: 9,
  quickFormat: true,
  paragraph: { keepNext: true, keepLines: true, outlineLevel: level - 1 },
  run: { bold: true, size, color: level === 1 ? colour.primary : colour.ink },
});

const derived = (id: string, name: string, basedOn = 'Normal'): IParagraphStyleOptions => ({
  id,
  name,
  basedOn,
  quickFormat: true,
});

const paragraphStyles = (theme: Theme): IParagraphStyleOptions[] => [
  {
    ...derived('Title', 'Title'),
    next: 'Subtitle',
    uiPriority: 10,
    paragraph: { spacing: { after: 0, line: 240, lineRule: 'auto' } },
    run: { bold: true, size: 56, color: colour.primary },
  },
  {
    ...derived('Subtitle', 'Subtitle'),
    next: 'Normal',
    uiPriority: 11,
    paragraph: { spacing: { after: points(4) } },
    run: { size: theme.size + 5, color: colour.muted },
  },
  heading(1, theme.size + 4),
  heading(2, theme.size + 1),
  heading(3, theme.size),
  {
    ...derived('ListBullet', 'List Bullet'),
    paragraph: {
      numbering: { reference: bulletList, level: 0 },
      contextualSpacing: false,
      spacing: { after: points(2) },
    },
  },
  { ...derived('Contact', 'CV Contact'), run: { color: colour.muted } },
  {
    ...derived('EntryDetail', 'CV Entry Detail'),
    paragraph: { spacing: { after: points(2) } },
    run: { color: colour.muted },
  },
  {
    ...derived('TableText', 'CV Table Text'),
    paragraph: { spacing: { before: points(2), after: points(2) } },
  },
  {
    ...derived('TableHeading', 'CV Table Heading', 'TableText'),
    paragraph: { keepNext: true },
    run: { bold: true, color: colour.primary },
  },
  {
    ...derived('Photo', 'CV Photo'),
    paragraph: { spacing: { after: 0, line: 240, lineRule: 'auto' } },
  },
  {
    ...derived('TableEnd', 'CV Table End'),
    quickFormat: false,
    paragraph: { spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } },
    run: { size: 2 },
  },
];

const characterStyles: ICharacterStyleOptions[] = [
  { id: 'Strong', name: 'Strong', uiPriority: 22, quickFormat: true, run: { bold: true } },
  { id: 'Dates', name: 'CV Dates', quickFormat: true, run: { bold: false, color: colour.muted } },
  { id: 'Label', name: 'CV Label', quickFormat: true, run: { bold: true, color: colour.primary } },
];

const merged = (
  base: readonly IParagraphStyleOptions[],
  changes: readonly IParagraphStyleOptions[],
): IParagraphStyleOptions[] => {
  const byId = new Map(base.map((style) => [style.id, style]));
  for (const change of changes) {
    const style = byId.get(change.id);
    byId.set(change.id, {
      ...style,
      ...change,
      paragraph: { ...style?.paragraph, ...change.paragraph },
      run: { ...style?.run, ...change.run },
    });
  }
  return [...byId.values()];
};

/** A design changes or adds styles by id; the rest comes from the shared set. */
export const documentStyles = (
  theme: Theme,
  changes: readonly IParagraphStyleOptions[] = [],
): IStylesOptions => ({ paragraphStyles: merged(paragraphStyles(theme), changes), characterStyles });
