import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import { apiDocPaths } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { describeRoute, type Parameter, text } from '../http/describe-route.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { escapeHtml as escape } from '../http/response/html.ts';
import { type ApiDocument, createApiDocument, type DocumentOperation } from './document.ts';

/** The page's style sheet. Its hash is in the page's `Content-Security-Policy`. */
const style = `
:root { color-scheme: light dark; --paper: oklch(0.985 0.006 95); --card: oklch(1 0 0); --ink: oklch(0.24 0.025 165);
  --muted: oklch(0.47 0.02 165); --line: oklch(0.9 0.01 120); --link: oklch(0.43 0.095 165); --danger: oklch(0.52 0.19 27); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.19 0.018 165); --card: oklch(0.235 0.02 165);
  --ink: oklch(0.95 0.01 120); --muted: oklch(0.74 0.02 150); --line: oklch(0.33 0.02 165); --link: oklch(0.76 0.12 165);
  --danger: oklch(0.76 0.14 25); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, "Noto Sans Bengali", sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; }
h1 { font-size: 28px; margin: 16px 0 8px; }
h2 { font-size: 20px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 0 0 8px; }
h4 { font-size: 14px; margin: 16px 0 4px; color: var(--muted); }
p { margin: 0 0 8px; max-width: 68ch; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 12px 0; }
ul { margin: 4px 0; padding-left: 20px; }
li { margin: 4px 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 0; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code { font: 0.9em ui-monospace, monospace; }
b { font-weight: 600; }
i { font-style: normal; color: var(--muted); }
h3 span { display: inline-block; min-width: 4em; font-weight: 700; color: var(--link); }
h3 span.delete { color: var(--danger); }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; background: var(--card); padding: 10px; }
`;

interface DocumentPage {
  html: string;
  policy: string;
}

const code = (text: string): string => `<code>${escape(text)}</code>`;
const anchorOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const limitNames = [
  ['minLength', 'at least', 'characters'],
  ['maxLength', 'at most', 'characters'],
  ['maxItems', 'at most', 'items'],
  ['minimum', 'at least', ''],
  ['maximum', 'at most', ''],
] as const;

const toLimits = (schema: JsonSchema): string =>
  limitNames
    .filter(([name]) => schema[name] !== undefined)
    .map(([name, words, unit]) => `, ${words} ${schema[name]} ${unit}`.trimEnd())
    .join('');

function toKind(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'anything';
  const name = schema.$ref?.split('/').pop();
  if (name !== undefined) return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  const choices = schema.anyOf ?? schema.allOf;
  if (choices !== undefined) return choices.map(toKind).join(schema.anyOf ? ' or ' : ' and ');
  if (schema.type === 'array') return `list of ${toKind(Array.isArray(schema.items) ? true : schema.items)}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return `${escape(type === 'string' ? 'text' : type)}${escape(toLimits(schema))}`;
}

function toFields(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return '';
  if (schema.properties === undefined) {
    return [...(schema.anyOf ?? schema.allOf ?? [])].map(toFields).join('');
  }
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const must = required.has(name) ? ' <b>required</b>' : '';
    const note = typeof field === 'object' && field.description ? ` ${escape(field.description)}` : '';
    return `<li>${code(name)}${must} ${toKind(field)}${note}${toFields(field)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

const toParameter = ({ name, in: place, required, schema, description }: Parameter): string =>
  `<li>${code(name)} <i>${place}</i>${required ? ' <b>required</b>' : ''} ${toKind(schema)}. ${escape(description)}</li>`;

const section = (title: string, list: string): string => (list === '' ? '' : `<h4>${title}</h4>${list}`);

const accessOf = ({ security }: DocumentOperation): string => {
  if (security.length === 0) return 'No token needed.';
  return security.length === 1 ? 'Needs a token.' : 'A token is optional and shows more.';
};

function toOperation(method: string, path: string, operation: DocumentOperation): string {
  const parameters = operation.parameters.map(toParameter).join('');
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>${code(type)} ${toKind(schema)}</p>${toFields(schema)}`,
  );
  const answers = Object.entries(operation.responses).map(([status, { description, content = {} }]) => {
    const kinds = Object.values(content).map(({ schema }) => toFields(schema) || ` ${toKind(schema)}`);
    return `<li><b>${status}</b> ${escape(description)}${Number(status) < 300 ? kinds.join('') : ''}</li>`;
  });
  return `<article id="${escape(operation.operationId)}">
<h3><span class="${method}">${method.toUpperCase()}</span> ${code(path)}</h3>
<p>${escape(operation.summary)}. ${escape(operation.description ?? '')} ${accessOf(operation)}</p>
${section('Parameters and headers', parameters && `<ul>${parameters}</ul>`)}
${section('Body', bodies.join(''))}
${section('Answers', `<ul>${answers.join('')}</ul>`)}
</article>`;
}

function toTag(document: ApiDocument, { name, description }: ApiDocument['tags'][number]): string {
  const articles = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => toOperation(method, path, operation)),
  );
  return `<section aria-labelledby="${anchorOf(name)}"><h2 id="${anchorOf(name)}">${escape(name)}</h2>
<p>${escape(description)}</p>${articles.join('')}</section>`;
}

function toBody(document: ApiDocument, documentPath: string): string {
  const { info, tags, components } = document;
  const links = [...tags.map(({ name }) => name), 'Schemas'];
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article><h3 id="schema-${escape(name)}">${escape(name)}</h3>${toFields(schema) || toKind(schema)}</article>`,
  );
  return `<a class="skip" href="#content">Skip to the content</a>
<header><h1>${escape(info.title)}</h1><p>${escape(info.summary)} ${escape(info.description)}</p>
<p><a href="${documentPath}">OpenAPI 3.1 document</a></p>
<nav aria-label="Parts"><ul>${links.map((name) => `<li><a href="#${anchorOf(name)}">${escape(name)}</a></li>`).join('')}</ul></nav></header>
<main id="content">${tags.map((tag) => toTag(document, tag)).join('')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main>`;
}

/** Renders the document as plain HTML, with the `Content-Security-Policy` for it. */
function createDocumentPage(document: ApiDocument, documentPath: string): DocumentPage {
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark"><title>${escape(document.info.title)}</title>
<link rel="icon" href="/favicon.ico"><style>${style}</style></head>
<body>${toBody(document, documentPath)}</body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

function createOnce<T>(create: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}

const descriptions = {
  document: describeRoute({
    tag: 'Service',
    summary: 'This document',
    plain: { contentType: 'application/json', schema: { type: 'object' } },
  }),
  page: describeRoute({
    tag: 'Service',
    summary: 'This document as a web page',
    plain: { contentType: 'text/html', schema: text() },
  }),
};

/** Routes that serve the API documentation of an app, as OpenAPI and as a web page. */
export function createApiDocRoutes({ config }: Pick<AppContext, 'config'>, app: Pick<Hono, 'routes'>) {
  const readDocument = createOnce(() => createApiDocument(config.client.appName, app));
  const readPage = createOnce(() => createDocumentPage(readDocument(), apiDocPaths.document));
  return new Hono()
    .get(apiDocPaths.document, descriptions.document, (c) =>
      c.body(JSON.stringify(readDocument()), 200, {
        'Content-Type': 'application/json',
        'Cache-Control': cachePolicy.revalidated,
      }),
    )
    .get(apiDocPaths.page, descriptions.page, (c) => {
      const { html, policy } = readPage();
      return c.html(html, 200, {
        'Cache-Control': cachePolicy.revalidated,
        'Content-Security-Policy': policy,
      });
    });
}
