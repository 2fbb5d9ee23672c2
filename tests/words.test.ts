import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCatalogue } from './support/catalogue-texts.ts';

const root = join(import.meta.dirname, '..');

/** Phrases that read as translated, and what to say in their place. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/without (?:a|the) network|needs? a network|with a network/i, 'offline, without internet'],
  [/\bkept\b/i, 'saved, safe, stored'],
  [/\bmeanwhile\b/i, 'now, or nothing'],
  [/\banew\b/i, 'again'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bpress(?:ed|ing)?\b/i, 'tap'],
  [/\bthere is (?:one|none)\b/i, 'say what'],
  [/\bas the (?:browser|system) says\b/i, 'same as the browser'],
  [/\btak(?:e|en|ing)\b[^.]* along\b|take with me/i, 'download, save offline'],
  [/\bruns? full\b/i, 'is full'],
  [/\bat the moment\b/i, 'now'],
  // A computer is no phone.
  [/\b(?:this|your) phone\b(?! number)/i, 'this device, your device'],
  [/\bwhoever\b/i, 'name who'],
];

const MAX_HINT_WORDS = 12;

interface Text {
  file: string;
  key: string;
  text: string;
}

const literal = /(?:(\w+):\s*(?:\([^)]*\)\s*=>\s*)?)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/g;

/** The texts of every message catalogue. */
function readTexts(): Text[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && isCatalogue(`/${file}`, readFileSync(join(root, 'src', file), 'utf8')),
    )
    .flatMap((file) => {
      const source = readFileSync(join(root, 'src', file), 'utf8').replaceAll(
        /\/\*[^]*?\*\/|^import [^]*?;$/gm,
        '',
      );
      return [...source.matchAll(literal)].map(([, key = '', quoted = '']) => ({
        file,
        key,
        text: quoted.slice(1, -1),
      }));
    });
}

test('no text of a catalogue says what plain English would not', () => {
  const found = readTexts().flatMap(({ file, text }) =>
    refused
      .filter(([pattern]) => pattern.test(text))
      .map(([, instead]) => `${file}: "${text}" (say: ${instead})`),
  );
  expect(found).toEqual([]);
});

test(`a hint has at most ${MAX_HINT_WORDS} words`, () => {
  const long = readTexts()
    .filter(({ key, text }) => /hint/i.test(key) && text.split(/\s+/).length > MAX_HINT_WORDS)
    .map(({ file, text }) => `${file}: "${text}"`);
  expect(long).toEqual([]);
});
