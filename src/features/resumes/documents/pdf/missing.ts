import { headings } from '../headings.ts';
import type { CvFact, Outline } from '../outline.ts';
import { splitScripts } from '../scripts.ts';
import { toFont, type Fonts } from './text.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** False for spaces and default-ignorable characters (Unicode `DI`), which need no glyph. */
const isDrawn = (letter: string): boolean => !/^[\p{DI}\s]$/u.test(letter);

function toShown(text: string, fonts: Fonts, missing: Set<string>): string {
  const shown = splitScripts(text).map(({ text: run, script }) => {
    const font = toFont(fonts.regular, script);
    const has = (letter: string): boolean => !isDrawn(letter) || font.has(letter.codePointAt(0) ?? 0);
    // Most texts return here: segmenting takes 4 ms of a page, the rest of its layout 3.
    if (Array.from(run).every(has)) return run;
    return Array.from(graphemes.segment(run), ({ segment }) => {
      const letters = Array.from(segment);
      if (letters.every(has)) return segment;
      missing.add(segment);
      // If only an accent has no glyph, its letter stays.
      return letters[0] !== undefined && has(letters[0]) ? letters.filter(has).join('') : '';
    }).join('');
  });
  return shown.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** Every text of an outline, changed by `change`. */
function mapTexts({ parts, contacts, ...outline }: Outline, change: (text: string) => string): Outline {
  const changeAll = (texts: readonly string[]) => texts.map(change).filter((text) => text !== '');
  const changeFacts = (facts: readonly CvFact[]) =>
    facts.map(({ label, value }) => ({ label, value: change(value) })).filter(({ value }) => value !== '');
  return {
    ...outline,
    name: change(outline.name) || headings[outline.language].cv,
    headline: change(outline.headline),
    contacts: changeFacts(contacts),
    parts: parts.map((part) => {
      if (part.kind === 'text') return { ...part, text: change(part.text) };
      if (part.kind === 'list') return { ...part, items: changeAll(part.items) };
      if (part.kind === 'facts') return { ...part, facts: changeFacts(part.facts) };
      if (part.kind === 'table') return { ...part, rows: part.rows.map((row) => row.map(change)) };
      const entries = part.entries.map(({ heading, when, where, points }) => ({
        heading: change(heading),
        when: change(when),
        where: change(where),
        points: changeAll(points),
      }));
      return { ...part, entries };
    }),
  };
}

/**
 * Removes characters without a glyph: their boxes (`.notdef`) tell nothing, and all copy as the same character.
 * @returns the remaining outline, and each removed character once
 */
export function leaveOutMissing(outline: Outline, fonts: Fonts): { shown: Outline; missing: string[] } {
  const missing = new Set<string>();
  const shown = mapTexts(outline, (text) => toShown(text.normalize('NFC'), fonts, missing));
  return { shown, missing: [...missing] };
}
