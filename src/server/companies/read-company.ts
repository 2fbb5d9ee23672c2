import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  companyFields,
  type CompanyFormField,
  companyFormFields,
  companyLogoField,
  companyLogoRemovalField,
  companyStatusField,
  plainCompanyFields,
} from '#contract/companies/company-form.ts';
import { CompanyInput } from '#contract/companies/company-input.ts';
import { uploadLimits } from '#contract/limits.ts';
import { ApiError } from '../errors/api-error.ts';
import { isForm, logoTooLarge, readForm, toMegabytes } from '../http/request/body-limit.ts';
import { parseInput, readBody } from '../http/request/input.ts';

const isRequired = (name: CompanyFormField): boolean => companyFields[name].isRequired;

const toText = (name: CompanyFormField): JsonSchema => ({
  type: 'string',
  ...(isRequired(name) && { minLength: 1 }),
  maxLength: companyFields[name].chars,
});

const status: JsonSchema = {
  type: 'string',
  maxLength: companyFields.verificationStatus.chars,
  description: 'In updates. Only an administrator can change it.',
};
const removal = 'Extension, of an update: the stored logo goes.';

export const companyForm: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(companyFormFields.map((name) => [name, toText(name)])),
    [companyStatusField]: status,
    [companyLogoField]: {
      type: 'string',
      contentMediaType: 'image/*',
      description: `An image of at most ${uploadLimits.logoBytes / 1024 / 1024} MB.`,
    },
    removeLogo: { type: 'string', enum: ['true', 'false'], description: removal },
  },
  required: companyFormFields.filter(isRequired),
};

/** `address[city]` is `city` of `address`. */
function toNested(outer: 'address' | 'socialMedia'): JsonSchema {
  const names = companyFormFields.filter((name) => name.startsWith(`${outer}[`));
  const inner = (name: string) => name.slice(outer.length + 1, -1);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [inner(name), toText(name)])),
    required: names.filter(isRequired).map(inner),
  };
}

export const companyInput: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(plainCompanyFields.map((name) => [name, toText(name)])),
    socialMedia: toNested('socialMedia'),
    address: toNested('address'),
    [companyStatusField]: status,
    removeLogo: { type: 'boolean', description: removal },
  },
  required: [...plainCompanyFields.filter(isRequired), 'address'],
};

export interface SentCompany {
  input: CompanyInput;
  logo: Uint8Array | null;
  /** Recognises a repeated request, whatever its multipart boundary. */
  digest: string;
}

const LOST_CHARACTER = '\uFFFD';
const nested = /^(\w+)\[(\w+)\]$/;
const knownFields = new Set<string>([...companyFormFields, companyStatusField, companyLogoRemovalField]);

/** Reads the parts of a form. @throws ApiError 413 or 400 */
async function readParts(c: Context): Promise<{ texts: [string, string][]; files: [string, File][] }> {
  const form = await readForm(c);
  const texts: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value]);
    else files.push([name, value]);
  }
  const [damaged] = texts.find(([, text]) => text.includes(LOST_CHARACTER)) ?? [];
  if (damaged !== undefined) throw new ApiError('fieldNotUtf8', damaged.slice(0, 64));
  return { texts, files };
}

/** The logo is null if missing or empty: browsers send an empty file when none is chosen. */
async function readCompanyForm(c: Context): Promise<{ body: unknown; logo: Uint8Array | null }> {
  const { texts, files } = await readParts(c);
  const [logo, second] = files.flatMap(([name, file]) => (name === companyLogoField ? [file] : []));
  if (second !== undefined) throw new ApiError('logoSentTwice');
  if (logo !== undefined && logo.size > uploadLimits.logoBytes) throw logoTooLarge();
  const sizes = [
    ...texts.map(([, text]) => Buffer.byteLength(text)),
    ...files.map(([, file]) => (file === logo ? 0 : file.size)),
  ];
  if (sizes.reduce((sum, size) => sum + size, 0) > uploadLimits.jsonBytes)
    throw new ApiError('formTooLarge', toMegabytes(uploadLimits.jsonBytes));
  const bytes = logo === undefined || logo.size === 0 ? null : new Uint8Array(await logo.arrayBuffer());
  return { body: Object.fromEntries(toObject(texts)), logo: bytes };
}

function toObject(fields: readonly (readonly [string, string])[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const parts = new Map<string, Map<string, unknown>>();
  for (const [name, text] of fields) {
    if (!knownFields.has(name)) continue;
    const [, outer = '', inner = ''] = nested.exec(name) ?? [];
    const target = outer === '' ? found : (parts.get(outer) ?? new Map<string, unknown>());
    const key = outer === '' ? name : inner;
    if (target.has(key)) throw new ApiError('sentTwice', name);
    target.set(key, text);
    if (outer !== '') parts.set(outer, target);
  }
  for (const [name, part] of parts) found.set(name, Object.fromEntries(part));
  return found;
}

const digestOf = (input: CompanyInput, logo: Uint8Array | null): string => {
  const hash = createHash('sha256').update(JSON.stringify(input));
  return (logo === null ? hash : hash.update(logo)).digest('hex');
};

async function readSent(c: Context): Promise<{ body: unknown; logo: Uint8Array | null }> {
  const type = c.req.header('Content-Type');
  if (isForm(type)) return readCompanyForm(c);
  if (!/json/i.test(type ?? '')) throw new ApiError('formExpected');
  return { body: await readBody(c, v.unknown()), logo: null };
}

/** Reads the company form (§7), multipart or JSON. @throws ApiError 400, 413 or 415 */
export async function readSentCompany(c: Context): Promise<SentCompany> {
  const { body, logo } = await readSent(c);
  const input = parseInput(CompanyInput, body, 'company');
  return { input, logo, digest: digestOf(input, logo) };
}
