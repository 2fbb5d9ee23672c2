const declared = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))|@property (--[\w-]+)\{[^{}]*\}/g;

function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  const left = css.replaceAll(declared, (whole, name?: string, property?: string) =>
    read.has(name ?? property) ? whole : '',
  );
  return left === css ? css : dropUnread(left);
}

const mixed = /([^{};]+)\{([^{}]*)\}@supports \(color:color-mix\(in lab,red,red\)\)\{([^{}]+)\{([^{}]*)\}\}/g;

/** Fallback colors before `color-mix`: browsers that support the sheet's `@layer` and `oklch` support it too. */
function dropFallbacks(css: string): string {
  return css.replaceAll(mixed, (whole, selector: string, before: string, same: string, after: string) => {
    if (selector !== same) return whole;
    const replaced = new Set([...after.matchAll(/([\w-]+):/g)].map((found) => found[1]));
    const left = before.split(';').filter((line) => !replaced.has(line.slice(0, line.indexOf(':'))));
    return `${selector}{${[...left, after].join(';')}}`;
  });
}

const unused: readonly RegExp[] = [
  // Initial values for browsers older than the build's, which do not know `@property`.
  /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/g,
  // Rules of daisyUI for right-to-left pages, its theme switch, typography and button variants that no screen uses.
  /\[dir=rtl\][^{}]*\{[^{}]*\}/g,
  /(?<=[{}])[^{}]*:lang\(ae\)[^{}]*\{[^{}]*\}/g,
  /:root:has\(input\.theme-controller[^)]*\),/g,
  /\.prose [^{}]*\{[^{}]*\}/g,
  /\.btn-(?:active|disabled|link),/g,
  // The theme's depth and noise are 0: shadows drawn with them are invisible.
  /(?<=[{;])(?!--btn-border)[\w-]+:[^;{}]*var\(--(?:depth|noise|fx-noise)[^;{}]*(?:;|(?=\}))/g,
  // daisyUI's rules for wrappers around inputs, color inputs, multiple selects and indeterminate checkboxes.
  /(?<=[{}])(?:\.(input|select|textarea) \1[^{},]*,?)+\{[^{}]*\}/g,
  /(?<=[{}])[^{}]*(?::indeterminate|\[multiple\]|color-swatch)[^{}]*\{[^{}]*\}/g,
  // A change anywhere in the page would recalculate the styles of all of it, 3.5 ms each time.
  /(?:\.\w+:has\(>\w+\[disabled\]\)>\w+\[disabled\]\{[^{}]*\}|\.\w+:has\(>\w+\[disabled\]\),)/g,
  // Customizable selects (`appearance: base-select`): phones open their native list, which is larger.
  /@supports \(appearance:base-select\)\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{}])[^{}]*\.select(?:::picker| selectedcontent| optgroup| option)[^{}]*\{[^{}]*\}/g,
];

/** The theme sets both: the lists of fonts after them are never used. */
const fontFallback = /(var\(--default-(?:mono-)?font-family),[^()]*\)/g;

/** daisyUI repeats its rules of a disabled field for an input inside that field; no screen nests them. */
const doubled = /(:is\((?:[^(){}]|\([^()]*\))*\))(::placeholder|:is\(\w+\)),\1 \2(?=\{)/g;

const emptied = /(?<=[{};])[^{};]+\{\}/g;

function dropEmptied(css: string): string {
  const left = css.replaceAll(emptied, '');
  return left === css ? css : dropEmptied(left);
}

/** Removes unused rules from the minified sheet. */
export function toServedStyles(css: string): string {
  const spaced = css.replaceAll(', ', ',').replaceAll(fontFallback, '$1)');
  const plain = spaced.replaceAll(/:is\((\w*\.\w+),\.\w+ \w+\)/g, '$1');
  const used = unused.reduce((left, pattern) => left.replaceAll(pattern, ''), dropFallbacks(plain));
  return dropEmptied(dropUnread(used.replaceAll(doubled, '$1$2')));
}
