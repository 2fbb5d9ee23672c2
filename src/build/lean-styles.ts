const declared = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))|@property (--[\w-]+)\{[^{}]*\}/g;

function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  const left = css.replaceAll(declared, (whole, name?: string, property?: string) =>
    read.has(name ?? property) ? whole : '',
  );
  return left === css ? css : dropUnread(left);
}

/** Unused: no right-to-left pages, no daisyUI theme switch. */
const rightToLeft = /\[dir=rtl\][^{}]*\{[^{}]*\}/g;
const themeSwitch = /:root:has\(input\.theme-controller[^)]*\),/g;

/** Unused: typography styles, and some daisyUI buttons. */
const foreignText = /\.prose [^{}]*\{[^{}]*\}/g;
const unworn = /\.btn-(?:active|disabled|link),/g;

/** Removes unused rules from the minified sheet. */
export function toServedStyles(css: string): string {
  const unmet = [rightToLeft, themeSwitch, foreignText, unworn];
  const met = unmet.reduce((left, pattern) => left.replaceAll(pattern, ''), css);
  return dropUnread(met).replaceAll(', ', ',');
}
