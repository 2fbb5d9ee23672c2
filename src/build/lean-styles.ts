import type { Plugin } from 'vite';

/** Asked of browsers that all of ours answer alike (`cssTarget` of vite.config.ts): yes … */
const always = /@supports\s*\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;
/** … and no: those that lack `@property`. */
const never = /@supports\s*\(*\s*-webkit-hyphens:\s*none[^{]*\{/;

/** Where the block ends whose first brace stands before `from`. */
function findEnd(css: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}

function replaceBlocks(css: string, start: RegExp, replace: (content: string) => string): string {
  const found = start.exec(css);
  if (!found) return css;
  const from = found.index + found[0].length;
  const end = findEnd(css, from);
  const rest = replaceBlocks(css.slice(end), start, replace);
  return css.slice(0, found.index) + replace(css.slice(from, end - 1)) + rest;
}

/** Takes out what Tailwind writes for browsers that are older than ours; what is left shrinks better. */
export function toLeanStyles(css: string): string {
  const sure = replaceBlocks(css, always, (content) => content);
  return replaceBlocks(sure, never, () => '');
}

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

/** Takes out of the minified sheet what no page of ours can meet. No code reads or sets a variable of it. */
export function toServedStyles(css: string): string {
  const unmet = [rightToLeft, themeSwitch, foreignText, unworn];
  const met = unmet.reduce((left, pattern) => left.replaceAll(pattern, ''), css);
  return dropUnread(met).replaceAll(', ', ',');
}

/** {@link toLeanStyles} between Tailwind, which must stand before it, and the minifier. */
export function leanStyles(): Plugin {
  return {
    name: 'kaj-lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: toLeanStyles(code), map: null }),
    },
  };
}
