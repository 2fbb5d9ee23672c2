const MAX_CHARS = 100;

/** "Cox's Bazar" as `coxs-bazar`; letters beyond ASCII stay. '' when nothing is left. The database's `kaj_slug` gives the same. */
export function toSlug(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[\0-/:-`{-\x7F]+/g, '-');
  return [...plain].slice(0, MAX_CHARS).join('').replaceAll(/^-|-$/g, '');
}
