/** Text without marks, joiners or pairs. */
const plain = /^[\n -~\u00a0-\u00ac\u00ae-\u00ff\u2010-\u2027\u20a0-\u20bf]*$/;

/** Intl is slow to start, so it is used only where needed. */
function toCharacters(text: string): string[] {
  if (plain.test(text)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Cut at so many whole characters, with "..." (§9). */
export function truncate(text: string, limit: number): string {
  // Never more graphemes than code units.
  if (text.length <= limit) return text;
  const graphemes = toCharacters(text);
  return graphemes.length <= limit ? text : `${graphemes.slice(0, limit).join('').trimEnd()}...`;
}
