import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';

interface PageParts {
  /** The built index.html. */
  template: string;
  /** The screen as HTML. */
  content: string;
  styles: string;
  /** The code in the head. */
  headScript: string;
  /** The code at the end, which starts the app once the page is painted; '' where the app starts at once. */
  endScript: string;
  /** Code that makes the code at the end short; '' where there is none. */
  wakeScript: string;
  /** The query of the list that the screen starts with; '' when it starts with none. */
  firstQuery: string;
  /** Addresses of the screen's own chunks. */
  screen: readonly string[];
  /** Address of the chunk that is run before the app, so that neither keeps a slow phone's only thread for long. */
  base: string;
  /** Addresses of all chunks that are needed; the entry is the one the template names. */
  modules: readonly string[];
}

/** What stands after the scripts at the end of a page that paint it. */
const PAINTED = 'painted';

const entryScript = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const linkedFiles = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/** `$` stands for itself in what is inserted. */
const insert = (html: string, mark: RegExp | string, text: string): string => html.replace(mark, () => text);

/** The app's modules for a page that starts it at once. */
function toModuleTags(entry: string, { base, screen, modules }: PageParts): string {
  // The screen's chunk runs before the app, which then has it at hand and need not wait for it.
  const scripts = [base, ...screen, entry];
  const others = modules.filter((address) => !scripts.includes(address));
  // The page is whole without them: they give way to its picture.
  return [
    ...scripts.map((src) => `<script type="module" crossorigin fetchpriority="low" src="${src}"></script>`),
    ...others.map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
  ].join('');
}

/** The end of a page that is painted before the app starts. The server puts the first read where it has one. */
function toEnd(entry: string, { wakeScript, endScript, firstQuery, base, modules }: PageParts): string {
  const scripts = [base, entry];
  const others = modules.filter((address) => !scripts.includes(address));
  const query = firstQuery === '' ? '' : ` data-read="?${firstQuery.replaceAll('&', '&amp;')}"`;
  const read = `<script type="application/json" id="${FIRST_READ_ELEMENT_ID}"></script>`;
  const wake = wakeScript === '' ? '' : `<script>${wakeScript}</script>`;
  const start = `<script data-app="${scripts.join(' ')}" data-modules="${others.join(' ')}"${query}>${endScript}</script>`;
  const end = wakeScript === '' ? '' : `<template id="${PAINTED}"></template>`;
  return read + wake + start + end;
}

/** One page of the build. */
export function toPage(parts: PageParts): string {
  const { template, content, styles, headScript, wakeScript, endScript } = parts;
  const entry = entryScript.exec(template)?.[1];
  if (entry === undefined) throw new Error('index.html names no entry');
  const modules = endScript === '' ? toModuleTags(entry, parts) : '';
  const end = endScript === '' ? '' : toEnd(entry, parts);
  // No picture between the two scripts: it would only show for a moment what the second one replaces.
  const whole = wakeScript === '' ? '' : `<link rel="expect" href="#${PAINTED}" blocking="render">`;
  const bare = insert(template.replace(linkedFiles, ''), entryScript, '').replaceAll(/\n\s*/g, '\n');
  return insert(
    insert(
      bare,
      '</head>',
      `${whole}<style>${styles}</style><script>${headScript}</script>${modules}</head>`,
    ),
    '<div id="root"></div>',
    `<div id="root">${content}</div>${end}`,
  );
}
