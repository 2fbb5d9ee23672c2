import { AlignmentType, LevelFormat } from 'docx';
import type { INumberingOptions } from 'docx';
import { colour, millimetres } from './theme.ts';

export const bulletList = 'cv-bullets';
export const sideList = 'cv-side-bullets';

/** The two lists differ only in colour: one is read on white, one on the dark side panel. */
export const numbering: INumberingOptions = {
  config: [
    { reference: bulletList, levels: [bulletLevel(colour.primary)] },
    { reference: sideList, levels: [bulletLevel(colour.accent)] },
  ],
};

function bulletLevel(color: (typeof colour)[keyof typeof colour]) {
  const indent = millimetres(4.5);
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { run: { color, font: 'Arial' }, paragraph: { indent: { left: indent, hanging: indent } } },
  };
}
