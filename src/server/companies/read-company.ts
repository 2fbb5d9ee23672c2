import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  companyFormFields,
  companyLogoField,
  companyLogoRemovalField,
  companyStatusField,
} from '#contract/companies/company-form.ts';
import { CompanyInput } from '#contract/companies/company-input.ts';
import { uploadLimits } from '#contract/limits.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseInput, readBody } from '../http/request/input.ts';
import { isForm, readForm, type SentForm } from '../http/request/multipart.ts';

export interface SentCompany {
  input: CompanyInput;
  logo: Uint8Array | null;
  /** Recognises a repeated request, whatever its multipart boundary. */
  digest: string;
}

const formLimits = {
  fileField: companyLogoField,
  fileBytes: uploadLimits.logoBytes,
  otherBytes: uploadLimits.jsonBytes,
};
const nested = /^(\w+)\[(\w+)\]$/;
const knownFields = new Set<string>([...companyFormFields, companyStatusField, companyLogoRemovalField]);

function toObject(fields: SentForm['fields']): Map<string, unknown> {
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
  if (isForm(type)) {
    const { fields, file } = await readForm(c.req.raw, formLimits);
    return { body: Object.fromEntries(toObject(fields)), logo: file };
  }
  if (!/json/i.test(type ?? '')) throw new ApiError('formExpected');
  return { body: await readBody(c, v.unknown()), logo: null };
}

/** Reads the company form (§7), multipart or JSON. @throws ApiError 400, 413 or 415 */
export async function readCompany(c: Context): Promise<SentCompany> {
  const { body, logo } = await readSent(c);
  const input = parseInput(CompanyInput, body, 'company');
  return { input, logo, digest: digestOf(input, logo) };
}
