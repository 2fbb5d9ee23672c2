import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import { escapeHtml as escape } from '../http/response/escape-html.ts';
import type { ApiDocument, DocumentOperation } from './document.ts';
import type { Parameter } from '../http/describe-route.ts';
import { style } from './page-style.ts';

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
export function createDocumentPage(document: ApiDocument, documentPath: string): DocumentPage {
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
