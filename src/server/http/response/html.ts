import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Locale } from '#contract/format.ts';

/** Server pages without the app and without scripts. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Not allowed in XML, even escaped. */
// oxlint-disable-next-line no-control-regex
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for HTML, XML and Pango markup, elements and quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const style = `
:root { color-scheme: light dark; --paper: oklch(0.985 0.006 95); --card: oklch(1 0 0); --ink: oklch(0.24 0.025 165);
  --muted: oklch(0.45 0.02 165); --line: oklch(0.86 0.01 120); --button: oklch(0.43 0.095 165); --on-button: oklch(1 0 0);
  --mark: oklch(0.9 0.12 90); --on-mark: oklch(0.25 0.05 90); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.19 0.018 165); --card: oklch(0.235 0.02 165);
  --ink: oklch(0.95 0.01 120); --muted: oklch(0.76 0.02 150); --line: oklch(0.38 0.02 165); --button: oklch(0.76 0.12 165);
  --on-button: oklch(0.2 0.03 165); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, "Noto Sans Bengali", sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
.mark { background: var(--mark); color: var(--on-mark); padding: 8px 12px; border-radius: 8px; font-weight: 600; }
h1 { font-size: 24px; margin: 16px 0 8px; }
h2 { font-size: 18px; margin: 24px 0 8px; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 16px 0; }
label { display: grid; gap: 4px; font-weight: 600; }
input { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 8px;
  background: var(--card); color: var(--ink); max-width: 100%; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 8px; cursor: pointer;
  border: 2px solid var(--button); background: var(--button); color: var(--on-button); }
button.plain { background: transparent; color: var(--ink); }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; background: var(--card); }
th, td { text-align: left; padding: 8px 12px; border: 1px solid var(--line); vertical-align: top; }
ol { padding-left: 20px; }
li { margin: 8px 0; }
code { font: 1.1em ui-monospace, monospace; }
small { color: var(--muted); }
a { color: inherit; }
pre { white-space: pre-wrap; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 8px; }
`;

export type Markup = ReturnType<typeof html>;

interface PlainPage {
  title: string;
  language?: Locale;
  /** A notice above the content. */
  mark?: string;
  content: Markup;
}

export const toPlainPage = ({ title, language = 'en', mark, content }: PlainPage): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${mark === undefined ? '' : html`<p class="mark">${mark}</p>`} ${content}</main>
      </body>
    </html>`;

const hash = createHash('sha256').update(style).digest('base64');

/** @param formTargets final origins of forms, as browsers apply the policy to redirects */
export const toPlainPolicy = (formTargets: readonly string[] = []): string =>
  `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; ` +
  `form-action ${["'self'", ...formTargets].join(' ')}`;
