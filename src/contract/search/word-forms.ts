function toTrigrams(word: string): Set<string> {
  const letters = [' ', ' ', ...word, ' '];
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')));
}

/** Similarity from 0 to 1, as PostgreSQL's pg_trgm computes it. */
export function toLikeness(one: string, other: string): number {
  const ofOne = toTrigrams(one);
  const ofOther = toTrigrams(other);
  let common = 0;
  for (const trigram of ofOne) if (ofOther.has(trigram)) common += 1;
  return common / (ofOne.size + ofOther.size - common);
}

/** The letters as "c" and "v"; "y" after a consonant is a vowel. */
function toShape(word: string): string {
  let shape = '';
  for (const letter of word) {
    shape += 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('c')) ? 'v' : 'c';
  }
  return shape;
}

const hasVowel = (word: string): boolean => toShape(word).includes('v');
const measure = (word: string): number => toShape(word).match(/v+c+/g)?.length ?? 0;
const endsShort = (word: string): boolean => toShape(word).endsWith('cvc') && !/[wxy]$/.test(word);

type Endings = readonly (readonly [ending: string, instead: string])[];

const toEndings = (text: string): Endings =>
  text.split(' ').map((pair) => {
    const [ending = '', instead = ''] = pair.split('>');
    return [ending, instead];
  });

const compounds = toEndings(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ' +
    'ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble',
);
const shades = toEndings('icate>ic ative alize>al iciti>ic ical>ic ful ness');
const suffixes = toEndings(
  'al ance ence er ic able ible ant ement ment sion>s tion>t ent ou ism ate iti ous ive ize',
);

function replaceEnding(word: string, endings: Endings, least: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (found === undefined) return word;
  const stem = word.slice(0, -found[0].length);
  return measure(stem) >= least ? stem + found[1] : word;
}

function withoutPlural(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function mend(stem: string): string {
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(ed|ing)$/, '');
  return stem === word || !hasVowel(stem) ? word : mend(stem);
}

function withoutLastE(word: string): string {
  const stem = word.slice(0, -1);
  if (!word.endsWith('e')) return measure(stem) > 1 && word.endsWith('ll') ? stem : word;
  return measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)) ? stem : word;
}

/** The English stem: "engineers" and "engineering" give "engin". */
export function toEnglishStem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, compounds, 1);
  stem = replaceEnding(stem, shades, 1);
  return withoutLastE(replaceEnding(stem, suffixes, 2));
}
