interface PageParts {
  /** The built index.html. */
  template: string;
  /** The screen as HTML. */
  content: string;
  styles: string;
  /** The boot script's code. */
  boot: string;
  /** `later`: the app starts after the page is painted. */
  start: 'now' | 'later';
  /** Path of the read that the screen starts with, with `FIRST_READ_ID` for a job's id; '' when there is none. */
  firstRead: string;
  /** Addresses of the screen's own chunks. */
  screen: readonly string[];
  /** Addresses of all chunks that are needed; the entry is the one the template names. */
  modules: readonly string[];
}

const entryScript = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const linkedFiles = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/** `$` stands for itself in what is inserted. */
const insert = (html: string, mark: RegExp | string, text: string): string => html.replace(mark, () => text);

/** One page of the build. */
export function toPage({ template, content, styles, boot, start, firstRead, screen, modules }: PageParts) {
  const entry = entryScript.exec(template)?.[1];
  if (entry === undefined) throw new Error('index.html names no entry');
  const others = modules.filter((address) => address !== entry);
  // The screen's chunk runs before the app, which then has it at hand and need not wait for it.
  const scripts = [...screen, entry];
  const head = [
    `<style>${styles}</style>`,
    ...(start === 'later'
      ? [`<script data-later-entry="${entry}" data-later-modules="${others.join(' ')}">${boot}</script>`]
      : [
          `<script data-first-read="${firstRead.replaceAll('&', '&amp;')}">${boot}</script>`,
          // The page is whole without them: they give way to its picture and to its first read.
          ...scripts.map(
            (address) => `<script type="module" crossorigin fetchpriority="low" src="${address}"></script>`,
          ),
          ...others
            .filter((address) => !screen.includes(address))
            .map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`),
        ]),
  ].join('');
  const bare = insert(template.replace(linkedFiles, ''), entryScript, '');
  return insert(
    insert(bare, '</head>', `${head}</head>`),
    '<div id="root"></div>',
    `<div id="root">${content}</div>`,
  );
}
