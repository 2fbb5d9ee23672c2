const declared = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))|@property (--[\w-]+)\{[^{}]*\}/g;

/** Themes and components bring variables that only their other parts would read. */
function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  const left = css.replaceAll(declared, (whole, name?: string, property?: string) =>
    read.has(name ?? property) ? whole : '',
  );
  return left === css ? css : dropUnread(left);
}

/** No page is read from right to left, and none has daisyUI's own switch of themes. */
const rightToLeft = /\[dir=rtl\][^{}]*\{[^{}]*\}/g;
const themeSwitch = /:root:has\(input\.theme-controller[^)]*\),/g;

/** No text of ours is dressed by the typography plugin, and no button wears these of daisyUI's classes. */
const foreignText = /\.prose [^{}]*\{[^{}]*\}/g;
const unworn = /\.btn-(?:active|disabled|link),/g;

/** Removes from the minified sheet what no page matches. No code reads or sets a variable of it. */
export function toServedStyles(css: string): string {
  const unmet = [rightToLeft, themeSwitch, foreignText, unworn];
  const met = unmet.reduce((left, pattern) => left.replaceAll(pattern, ''), css);
  return dropUnread(met).replaceAll(', ', ',');
}
