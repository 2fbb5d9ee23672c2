import type { CvFields, CvLanguage } from '#contract/device/cv.ts';

/** The scripts of a PDF's texts, each with its own font; characters of other scripts are left out. */
export const scripts = ['latin', 'bengali', 'devanagari', 'arabic'] as const;
export type CvScript = (typeof scripts)[number];

/** Their Unicode blocks. Bengali uses the danda of Devanagari's block, which therefore takes the preceding script. */
const blocks: Readonly<Record<Exclude<CvScript, 'latin'>, string>> = {
  bengali: '\u0964\u0965\u0980-\u09ff',
  devanagari: '\u0900-\u097f\ua8e0-\ua8ff',
  arabic: '\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc',
};
const joiners = '\u200c\u200d';

const runs = new RegExp(
  [
    ...Object.entries(blocks).map(([name, block]) => `(?<${name}>[${block}][${block}${joiners}]*)`),
    `[^${Object.values(blocks).join('')}]+`,
  ].join('|'),
  'gu',
);

export interface Run {
  text: string;
  script: CvScript;
}

/** A text in runs of one script each; digits, spaces and punctuation are Latin. */
export const splitScripts = (text: string): readonly Run[] =>
  Array.from(text.matchAll(runs), ({ 0: run, groups }) => ({
    text: run,
    script: scripts.find((name) => groups?.[name] !== undefined) ?? 'latin',
  }));

/** The scripts of a CV's headings and texts. */
export function listScripts({ language, fields }: { language: CvLanguage; fields: CvFields }): CvScript[] {
  const written = new Set(splitScripts(JSON.stringify(fields)).map(({ script }) => script));
  if (language === 'bn') written.add('bengali');
  return scripts.filter((script) => script === 'latin' || written.has(script));
}
