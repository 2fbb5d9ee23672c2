import { banglaPlaces } from '#contract/jobs/bangla-places.ts';
import { toSlug } from '#contract/search/slug.ts';

const toTitle = (name: string): string => name.replaceAll(/(^|\s)\S/g, (letter) => letter.toUpperCase());

const toUsual = (name: string): string[] => [
  name,
  toTitle(name),
  ` ${name.toUpperCase()} `,
  name.replaceAll(' ', '-'),
  name.replaceAll(' ', ''),
  name.normalize('NFD'),
  `${toTitle(name)} Sadar`,
  `${name} District`,
  `${name} সদর`,
  `${name} জেলা`,
  name.replace(/ganj$/, 'gonj'),
  name.replace(/ganj$/, 'gunj'),
  name.replaceAll('ী', 'ি').replaceAll('ূ', 'ু').replaceAll('ণ', 'ন').replaceAll('ঁ', ''),
  name.replaceAll('গঞ্জ', '\u200Cগঞ্জ'),
  name.replaceAll('আ', '\u0985\u09BE'),
];

/** Every place of the list with its key, in both scripts and all usual spellings. */
export const placeSpellings: readonly { key: string; bangla: string; spellings: readonly string[] }[] =
  banglaPlaces
    .trim()
    .split('\n')
    .map((row) => {
      const names = row.split(', ');
      const [name = '', bangla = ''] = names;
      return { key: toSlug(name), bangla, spellings: [...new Set(names.flatMap(toUsual))] };
    });
