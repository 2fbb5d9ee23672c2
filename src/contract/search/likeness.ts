function toTrigrams(word: string): Set<string> {
  const letters = [' ', ' ', ...word, ' '];
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')));
}

/** Similarity from 0 to 1, as the server's `kaj_trigrams` has it. */
export function toLikeness(one: string, other: string): number {
  const ofOne = toTrigrams(one);
  const ofOther = toTrigrams(other);
  let common = 0;
  for (const trigram of ofOne) if (ofOther.has(trigram)) common += 1;
  return common / (ofOne.size + ofOther.size - common);
}
