import * as v from 'valibot';
import type { ApiDocument, DocumentOperation } from '#server/api-docs/document.ts';
import type { Parameter } from '#server/http/describe-route.ts';
import type { Random } from '#server/sample/synthetic/random.ts';
import { createValues, type Values } from './values.ts';

/** Whose token a request sends. */
const roles = ['nobody', 'user', 'other', 'admin', 'broken'] as const;
export type Role = (typeof roles)[number];

/** A request, without the origin. */
export interface FuzzRequest {
  method: string;
  path: string;
  role: Role;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | FormData | null;
}

/** What the generator draws from besides chance. */
export interface FuzzTarget {
  document: ApiDocument;
  /** Ids of rows, added to as answers name more. */
  ids: string[];
  /** Addresses outside the document: pages, files, assets. */
  pages: readonly string[];
  /** Logos, sound ones and others. */
  pictures: readonly Uint8Array<ArrayBuffer>[];
}

/** How many requests in a hundred are spoilt somewhere. */
const SPOILT = 0.5;
/** How many are for pages. */
const PAGES = 0.25;
/** How many addresses of the API name a parameter twice, or one that it does not have. */
const ODD_PARAMETERS = 0.2;

const FormSchema = v.object({ 'multipart/form-data': v.object({ schema: v.unknown() }) });

/** Generates requests for every operation of the document, right ones and spoilt ones; the same for the same seed. */
export function createRequests(random: Random, target: FuzzTarget): () => FuzzRequest {
  const values = createValues(random, target.ids, target.document.components.schemas);
  const operations = Object.entries(target.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return () => {
    const { path, method, operation } = random.pick(operations);
    const isSpoilt = random.next() < SPOILT;
    const role = random.pick(roles);
    if (random.next() < PAGES) return toPage(random, target, values, role);
    const address = toAddress(random, values, { path, parameters: operation.parameters, isSpoilt });
    const { body, headers } = toBody(random, values, { target, operation, isSpoilt });
    return { method, path: address, role, headers: { ...headers, ...oddHeaders(random, values) }, body };
  };
}

/** Well-formed text of an address. */
const toText = (value: unknown): string =>
  String(value)
    .replaceAll(/\p{Surrogate}/gu, '')
    .slice(0, 5000);

const toQuery = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

/** What screens read from their addresses, and what none does. */
const pageParameters =
  'search category jobType experienceLevel minSalary maxSalary payCurrency page country city postedWithin ' +
  'sort id title text url step tab cv utm_source foo __proto__ StatusCode';
const pageTexts = [
  'Accountant',
  "Cox's Bazar",
  'কুষ্টিয়া',
  'C++',
  '2',
  '-1',
  'remote,hybrid',
  'BDT',
  'newest',
  '"><i>',
];

function toPageSearch(random: Random, values: Values): string {
  const names = random.some(pageParameters.split(' '), random.whole(0, 3));
  // Every third name is given twice.
  const asked = names.flatMap((name) => (random.next() < 0.33 ? [name, name] : [name]));
  const value = () => random.pick([random.pick(pageTexts), values.text(), values.fit({}, 'company')]);
  return toQuery(asked.map((name) => [name, toText(value())]));
}

function toPage(random: Random, { pages }: FuzzTarget, values: Values, role: Role): FuzzRequest {
  const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);
  const odd = random.pick(['', '', '', '', '/', '/../..', '/%2e%2e/', "/%27'"]);
  const path = random.pick(pages) + odd + toPageSearch(random, values);
  const range = random.pick(['bytes=0-9', 'bytes=-5', 'x']);
  const headers: Record<string, string> = random.next() < 0.2 ? { Range: range } : {};
  return { method, path, role, headers, body: null };
}

interface AddressParts {
  path: string;
  parameters: readonly Parameter[];
  isSpoilt: boolean;
}

function toAddress(random: Random, values: Values, { path, parameters, isSpoilt }: AddressParts): string {
  const toValue = ({ schema, name }: Parameter): string => {
    const fitting =
      name === 'id' || name === 'createdBy' ? values.fit({}, 'company') : values.fit(schema, name);
    return toText(isSpoilt && random.next() < 0.5 ? values.text() : fitting);
  };
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((all, one) => all.replace(`{${one.name}}`, encodeURIComponent(toValue(one)) || 'x'), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.next() < 0.5)
    .map((parameter): [string, string] => [parameter.name, toValue(parameter)]);
  const isOdd = random.next() < ODD_PARAMETERS;
  const more = isOdd
    ? [random.pick([...query, ['foo', 'x'] as const, ['__proto__', values.text()] as const])]
    : [];
  const odd = isOdd ? random.pick(['', '', '/', '/%zz', '/%00', '/%c3', '/..', '//']) : '';
  return filled + odd + toQuery([...query, ...more.map(([name, value]) => [name, toText(value)] as const)]);
}

interface BodyParts {
  target: FuzzTarget;
  operation: DocumentOperation;
  isSpoilt: boolean;
}

function toBody(
  random: Random,
  values: Values,
  { target, operation, isSpoilt }: BodyParts,
): Pick<FuzzRequest, 'body' | 'headers'> {
  const content = operation.requestBody?.content;
  if (content === undefined) return { body: null, headers: {} };
  const json = { 'Content-Type': 'application/json' };
  if (isSpoilt && random.next() < 0.2) return { body: toBrokenBody(random), headers: json };
  if (v.is(FormSchema, content) && random.next() < 0.6) {
    return {
      body: toForm(random, values, content['multipart/form-data'].schema, { target, isSpoilt }),
      headers: {},
    };
  }
  const fitting = values.fit(content['application/json']?.schema ?? {});
  const body = JSON.stringify(isSpoilt ? values.spoil(fitting) : fitting);
  const type =
    isSpoilt && random.next() < 0.1 ? random.pick(['text/plain', 'x', 'multipart/form-data']) : null;
  return { body, headers: type === null ? json : { 'Content-Type': type } };
}

function toForm(
  random: Random,
  values: Values,
  schema: unknown,
  { target, isSpoilt }: Omit<BodyParts, 'operation'>,
): FormData {
  const form = new FormData();
  const fitting = values.fit(schema);
  const fields = v.parse(v.record(v.string(), v.unknown()), fitting);
  delete fields['logo'];
  for (const [name, value] of Object.entries(fields))
    form.set(name, isSpoilt && random.next() < 0.2 ? values.text() : String(value));
  if (random.next() < 0.4)
    form.set('logo', new Blob([random.pick(target.pictures)], { type: 'image/png' }), 'x.png');
  return form;
}

function toBrokenBody(random: Random): string | Uint8Array<ArrayBuffer> {
  return random.pick<() => string | Uint8Array<ArrayBuffer>>([
    () => '{"a":',
    () => '['.repeat(50_000),
    () => '',
    () => 'null',
    () => new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
    () => `{"a":"${'x'.repeat(1_200_000)}"}`,
    () => '{"__proto__":{"role":"admin"},"a":1}',
  ])();
}

function oddHeaders(random: Random, values: Values): Record<string, string> {
  const plain = () =>
    values
      .text()
      .replaceAll(/[^\x20-\x7e]/g, '')
      .trim()
      .slice(0, 300);
  const odd: Record<string, () => string> = {
    'If-Match': () => random.pick(['"v1"', '"v2"', '*', plain()]),
    'Idempotency-Key': () => random.pick([`key-${random.whole(1, 30)}`, plain()]),
    'X-Forwarded-For': () => random.pick(['203.0.113.9', '[::1]:80', plain()]),
    'Accept-Encoding': () => random.pick(['br', 'gzip;q=0', plain()]),
    'If-None-Match': plain,
    'If-Modified-Since': plain,
    'If-Range': plain,
    Range: () => random.pick(['bytes=0-9', 'bytes=-0', plain()]),
    Origin: () => random.pick(['https://evil.example', 'null', plain()]),
  };
  const names = random.some(Object.keys(odd), random.next() < 0.3 ? random.whole(1, 3) : 0);
  return Object.fromEntries(names.map((name) => [name, odd[name]?.() ?? '']));
}
