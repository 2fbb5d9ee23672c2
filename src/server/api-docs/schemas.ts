import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { Alert } from '#contract/alerts/alert.ts';
import {
  applyWaysField,
  ApplyWay,
  ScreeningQuestion,
  screeningField,
} from '#contract/applications/apply-ways.ts';
import { AccountExport } from '#contract/accounts/account.ts';
import {
  AdminAccount,
  AdminCompany,
  AdminJob,
  AuditEntry,
  FoundAccount,
  ReportedJob,
} from '#contract/accounts/admin.ts';
import { User } from '#contract/accounts/auth.ts';
import { JobCategory } from '#contract/jobs/category.ts';
import { City } from '#contract/jobs/city.ts';
import { Company, CompanyRef, OwnCompany } from '#contract/companies/company.ts';
import { Address, LooseId, OptionalNumber, OptionalRef, OptionalText, TextList } from '#contract/fields.ts';
import { Job, OwnJob } from '#contract/jobs/job.ts';
import { Pagination } from '#contract/http/pagination.ts';
import { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import type { NamedSchema, RouteDescription } from '../http/describe-route.ts';
import { ErrorBody } from '../http/failures.ts';
import { JobCardAnswer } from '../jobs/job-answer.ts';

/** Shared parts of answers. Routes name the schemas of their whole answers and bodies. */
const parts = {
  Error: ErrorBody,
  Address,
  Company,
  OwnCompany,
  ApplyWay,
  ScreeningQuestion,
  Job,
  JobCard: JobCardAnswer,
  OwnJob,
  JobCategory,
  City,
  Pagination,
  ResumeTemplate,
  User,
  AccountExport,
  AdminJob,
  AdminCompany,
  FoundAccount,
  AdminAccount,
  AuditEntry,
  ReportedJob,
  Alert,
} as const;

const listOf = (name: keyof typeof parts): JsonSchema => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${name}` },
});

/** Schemas that accept more than this server sends, mapped to the JSON Schema of what it sends. */
const sentAs = new Map<unknown, JsonSchema>([
  [TextList.pipe[0], { type: 'array', items: { type: 'string' } }],
  [LooseId.pipe[0], { type: 'string', minLength: 1 }],
  [OptionalText.pipe[0], { type: 'string' }],
  [OptionalRef.pipe[0], { type: 'string' }],
  [OptionalNumber.pipe[0], { type: ['number', 'null'] }],
  [applyWaysField.answer.pipe[0], listOf('ApplyWay')],
  [screeningField.answer.pipe[0], listOf('ScreeningQuestion')],
  [
    CompanyRef.pipe[0],
    {
      type: 'object',
      properties: Object.fromEntries(
        ['_id', 'name', 'logo', 'industry'].map((name) => [name, { type: 'string' }]),
      ),
      required: ['_id', 'name', 'logo', 'industry'],
    },
  ],
  [
    Job.entries.category.pipe[0],
    {
      type: 'object',
      properties: { _id: { type: 'string' }, name: { type: 'string' } },
      required: ['_id', 'name'],
    },
  ],
]);

const Defaulted = v.looseObject({ type: v.picklist(['nullish', 'optional']), default: v.unknown() });
const Optional = v.looseObject({ type: v.literal('optional'), default: v.undefined() });
const WithEntries = v.looseObject({ type: v.literal('object'), entries: v.record(v.string(), v.unknown()) });

const isLeftOut = (schema: unknown): boolean => v.is(Optional, schema);

/** The JSON Schema of an answer: a field with a default is always present. */
function toSent(schema: unknown, json: JsonSchema): JsonSchema | undefined {
  const known = sentAs.get(schema);
  if (known !== undefined) return known;
  if (v.is(WithEntries, schema)) {
    const required = Object.entries(schema.entries).filter(([, entry]) => !isLeftOut(entry));
    return { ...json, required: required.map(([name]) => name) };
  }
  if (!v.is(Defaulted, schema) || schema.default === undefined) return undefined;
  const { default: _, anyOf, ...rest } = json;
  const [only] = anyOf ?? [];
  if (schema.type === 'nullish' && typeof only === 'object') return only;
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

const shared: ConversionConfig = {
  // `v.check` has no JSON Schema equivalent.
  errorMode: 'ignore',
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

type Entry = [name: string, schema: GenericSchema | JsonSchema];

const isValibot = (entry: Entry): entry is [string, GenericSchema] => '~standard' in entry[1];
const isJson = (entry: Entry): entry is [string, JsonSchema] => !isValibot(entry);

const toEntries = (named: readonly (NamedSchema | undefined)[]): Entry[] =>
  named.flatMap((one = {}) => Object.entries(one));

/** `components.schemas`, from the bodies and answers of routes. A schema used in both is described as in answers. */
export function toSchemas(routes: readonly RouteDescription[]): Record<string, JsonSchema> {
  const taken = toEntries(routes.map(({ body }) => body));
  const sent = toEntries([parts, ...routes.map(({ data }) => data)]);
  return {
    ...Object.fromEntries(taken.filter(isJson)),
    ...toJsonSchemaDefs(Object.fromEntries(taken.filter(isValibot)), { ...shared, typeMode: 'input' }),
    ...toJsonSchemaDefs(Object.fromEntries(sent.filter(isValibot)), {
      ...shared,
      typeMode: 'output',
      overrideSchema: ({ valibotSchema, jsonSchema }) => toSent(valibotSchema, jsonSchema),
    }),
  };
}
