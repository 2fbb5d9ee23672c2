/** Cut at so many characters with "..." (§9): whole characters as readers see them, so that Bangla is not torn. */
export function truncate(text: string, limit: number): string {
  // Never more graphemes than code units, so a short text needs no counting.
  if (text.length <= limit) return text;
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return graphemes.length <= limit ? text : `${graphemes.slice(0, limit).join('').trimEnd()}...`;
}
