/** English stems by Porter2 (snowballstem.org/algorithms/english). A capital Y is a consonant. */

const vowel = '[aeiouy]';
const consonant = '[^aeiouy]';
const firstRegion = new RegExp(`^(?:gener|commun|arsen|.*?${vowel}${consonant})`);
const region = new RegExp(`^.*?${vowel}${consonant}`);
const hasVowel = new RegExp(vowel);
const shortEnd = new RegExp(`(?:${consonant}${vowel}[^aeiouywxY]|^${vowel}${consonant})$`);
const doubleEnd = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;

const toPairs = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => {
    const [ending = '', instead = ''] = pair.split('>');
    return [ending, instead] as const;
  });

const irregular: ReadonlyMap<string, string> = new Map(
  toPairs(
    'skis>ski skies>sky dying>die lying>lie tying>tie idly>idl gently>gentl ugly>ugli early>earli only>onli ' +
      'singly>singl sky>sky news>news howe>howe atlas>atlas cosmos>cosmos bias>bias andes>andes',
  ),
);
const keptAfterPlural = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;

/** Longer endings before those they end with. */
const compounds = toPairs(
  'ization>ize ational>ate fulness>ful ousness>ous iveness>ive tional>tion biliti>ble lessli>less entli>ent ' +
    'ation>ate alism>al aliti>al ousli>ous iviti>ive fulli>ful enci>ence anci>ance abli>able izer>ize ator>ate ' +
    'alli>al bli>ble logi>log',
);
const shades = toPairs('ational>ate tional>tion alize>al icate>ic iciti>ic ical>ic ful ness');
const suffixes = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|(?<=[st])ion|al|er|ic)$/;

/** Lengths of the word before its first and second region. */
function findRegions(word: string): { first: number; second: number } {
  const first = firstRegion.exec(word)?.[0].length ?? word.length;
  const second = first + (region.exec(word.slice(first))?.[0].length ?? word.length - first);
  return { first, second };
}

/** "nurses" as "nurse". */
export function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  const isPlural = /[^us]s$/.test(word) && hasVowel.test(word.slice(0, -2));
  return isPlural ? word.slice(0, -1) : word;
}

function withoutTense(word: string, first: number): string {
  const agreed = /eed(?:ly)?$/.exec(word);
  if (agreed) return agreed.index >= first ? word.slice(0, agreed.index + 2) : word;
  const ending = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!ending || !hasVowel.test(word.slice(0, ending.index))) return word;
  const stem = word.slice(0, ending.index);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubleEnd.test(stem)) return stem.slice(0, -1);
  return shortEnd.test(stem) && stem.length <= first ? `${stem}e` : stem;
}

function replaceEnding(word: string, pairs: typeof compounds, from: number): string {
  const found = pairs.find(([ending]) => word.endsWith(ending));
  if (found === undefined) return word;
  const [ending, instead] = found;
  return word.length - ending.length >= from ? word.slice(0, -ending.length) + instead : word;
}

/** "likely", "ative" and the like, whose conditions are of their own. */
function shorten(word: string, { first, second }: { first: number; second: number }): string {
  const isCompound = compounds.some(([ending]) => word.endsWith(ending));
  const isAdverb = !isCompound && /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= first;
  let stem = isAdverb ? word.slice(0, -2) : replaceEnding(word, compounds, first);
  if (stem.endsWith('ative')) stem = stem.length - 5 >= second ? stem.slice(0, -5) : stem;
  else stem = replaceEnding(stem, shades, first);
  const suffix = suffixes.exec(stem);
  return suffix && suffix.index >= second ? stem.slice(0, suffix.index) : stem;
}

function withoutLastLetter(word: string, { first, second }: { first: number; second: number }): string {
  const at = word.length - 1;
  const stem = word.slice(0, -1);
  if (word.endsWith('e') && (at >= second || (at >= first && !shortEnd.test(stem)))) return stem;
  return word.endsWith('ll') && at >= second ? stem : word;
}

/** The English stem: "engineers" and "engineering" give "engin". Other scripts, numbers and short words stay. */
export function toEnglishStem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const marked = word.replace(/^y|(?<=[aeiou])y/g, 'Y');
  const regions = findRegions(marked);
  let stem = withoutPlural(marked);
  if (keptAfterPlural.test(stem)) return stem;
  stem = withoutTense(stem, regions.first).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  return withoutLastLetter(shorten(stem, regions), regions).toLowerCase();
}
