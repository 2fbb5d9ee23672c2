import * as v from 'valibot';
import {
  companyFormFields,
  companyLogoField,
  companyLogoRemovalField,
  type CompanyName,
  companyStatusField,
} from '#contract/companies/company-form.ts';
import { companyRules } from '#contract/companies/company-input.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { toProblemText } from '#contract/field-errors.ts';
import { toRecord } from '#contract/rows.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { locale } from '#platform/i18n/locale.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import type { SendingFailure } from '../edit/edit-form.tsx';
import { type Texts, textsSchema } from '../edit/use-edit.ts';
import { type PlacePart, placeParts, toPlaceLabel } from '../place-fields.tsx';
import { companyTable } from './company-table.ts';
import type { CompanyTexts } from './messages.ts';

export type CompanyValues = Texts<CompanyName>;

export const companyNames: readonly CompanyName[] = [...companyFormFields, companyStatusField];

/** Values by name. */
export const toValues = (valueOf: (name: CompanyName) => string): CompanyValues =>
  toRecord(companyNames, valueOf);

export const emptyCompany: CompanyValues = { ...toValues(() => ''), 'address[country]': 'Bangladesh' };

/** The texts of a stored company. */
export const toCompanyValues = (company: OwnCompany): CompanyValues =>
  toValues((name) => companyTable[name].read(company));

const toSent = (name: CompanyName, text: string): string => companyTable[name].write?.(text) ?? text.trim();

/** The part of the address that a field edits; undefined for other fields. */
const toPlacePart = (name: CompanyName): PlacePart | undefined =>
  placeParts.find((part) => name === `address[${part}]`);

/** The label of a field. */
export function toCompanyLabel(name: CompanyName, values: CompanyValues, texts: CompanyTexts): string {
  const part = toPlacePart(name);
  return part ? toPlaceLabel(part, values['address[country]'], texts.place) : texts.labels[name];
}

/** The form's text for an issue of the contract's schema. */
function checkField(name: CompanyName, values: CompanyValues, texts: CompanyTexts): string | undefined {
  const issue = v.safeParse(companyRules[name], toSent(name, values[name])).issues?.[0];
  if (issue === undefined) return undefined;
  const label = toCompanyLabel(name, values, texts);
  return toProblemText(issue, texts.problems, label) ?? texts.problems.unusable(label);
}

export const checkedOnLeave = companyNames.filter((name) => companyTable[name].isCheckedOnLeave);

/** §5 Create company: the errors of the contract's schema, by field. */
export function checkCompany(values: CompanyValues, texts: CompanyTexts): FieldErrors<CompanyName> {
  const found: Partial<Record<CompanyName, string>> = {};
  for (const name of companyNames) {
    const message = checkField(name, values, texts);
    if (message !== undefined) found[name] = message;
  }
  return found;
}

export interface LogoChoice {
  chosen: { blob: StoredFile; name: string } | null;
  isRemoved: boolean;
}

export const sameLogo: LogoChoice = { chosen: null, isRemoved: false };

export interface CompanyRequest {
  names: readonly CompanyName[];
  values: CompanyValues;
  logo: LogoChoice;
}

/** The multipart form of §7; an edit sends `verificationStatus` as well. */
export function toCompanyForm({ names, values, logo: { chosen, isRemoved } }: CompanyRequest): FormData {
  const form = new FormData();
  for (const name of names) form.append(name, toSent(name, values[name]));
  if (chosen !== null) form.append(companyLogoField, toBlob(chosen.blob), chosen.name);
  else if (isRemoved) form.append(companyLogoRemovalField, 'true');
  return form;
}

/** Identifies a request, for its idempotency key. */
export function describeRequest({ names, values, logo: { chosen, isRemoved } }: CompanyRequest) {
  const logo = chosen && { name: chosen.name, type: chosen.blob.type, size: chosen.blob.size };
  return { values: names.map((name) => toSent(name, values[name])), logo, isRemoved };
}

/** §8: the server's message, else the form's; the message of other errors, else "Something went wrong". */
export function toFailure(
  error: unknown,
  kind: 'creating' | 'updating',
  texts: CompanyTexts,
): SendingFailure {
  const words = texts[kind];
  if (!(error instanceof ApiError)) {
    // Errors thrown by code have English messages.
    const raised = locale === 'en' && error instanceof Error ? error.message : '';
    return { title: raised === '' ? texts.wentWrong : raised, way: 'sendAgain' };
  }
  if (error.kind === 'unreachable' || error.kind === 'timeout') {
    return { title: texts.wentWrong, text: texts.unreachable, way: 'sendAgain' };
  }
  if (error.status === 401) return { title: words.noToken, text: texts.sessionEnded, way: 'signIn' };
  return { title: error.serverMessage ?? words.failed, way: error.isTransient ? 'sendAgain' : 'edit' };
}

const Values = textsSchema(
  companyNames,
  toValues(() => ''),
);

const Logo = v.object({
  chosen: v.nullable(v.object({ blob: StoredFile, name: v.string() })),
  isRemoved: v.boolean(),
});

export const NewCompanyDraft = v.object({ values: Values, logo: Logo });
export type NewCompanyDraft = v.InferOutput<typeof NewCompanyDraft>;

export const emptyCompanyDraft: NewCompanyDraft = { values: emptyCompany, logo: sameLogo };

/** An edit's draft also stores the texts that it started from. */
export const CompanyEditDraft = v.object({
  values: Values,
  logo: Logo,
  base: v.object({ values: Values, version: v.nullable(v.number()) }),
});
export type CompanyEditDraft = v.InferOutput<typeof CompanyEditDraft>;
