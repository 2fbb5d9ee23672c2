import { ownerPaths, adminPaths } from '#contract/http/api-paths.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiDocPaths, apiPaths } from '#contract/http/paths.ts';
import { createJobStage, postJob, toPayload, type JobStage, addJob, addCompany } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

/** The structure of OpenAPI 3.1.0, as far as the document uses it; anything else is refused. */
const text = v.pipe(v.string(), v.minLength(1));
const schema = v.looseObject({});
const content = v.record(text, v.strictObject({ schema }));
const Parameter = v.strictObject({
  name: text,
  in: v.picklist(['path', 'query', 'header']),
  description: text,
  required: v.optional(v.boolean()),
  schema,
});
const Answer = v.strictObject({
  description: text,
  headers: v.optional(v.record(text, v.strictObject({ description: text, schema }))),
  content: v.optional(content),
});
const Operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  tags: v.pipe(v.array(text), v.minLength(1)),
  summary: text,
  description: v.optional(text),
  security: v.array(v.record(v.literal('bearer'), v.array(v.never()))),
  parameters: v.array(Parameter),
  requestBody: v.optional(v.strictObject({ required: v.boolean(), content })),
  responses: v.record(v.pipe(v.string(), v.regex(/^[1-5]\d\d$/)), Answer),
});
const Document = v.strictObject({
  openapi: v.literal('3.1.0'),
  info: v.strictObject({ title: text, version: text, summary: text, description: text }),
  servers: v.array(v.strictObject({ url: text })),
  tags: v.array(v.strictObject({ name: text, description: text })),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.record(v.picklist(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: v.strictObject({
    schemas: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), schema),
    securitySchemes: v.strictObject({
      bearer: v.strictObject({ type: v.literal('http'), scheme: v.literal('bearer'), description: text }),
    }),
  }),
});
type Document = v.InferOutput<typeof Document>;

let document: Document;
let stage: JobStage;
beforeAll(async () => {
  const { status, body } = await server().send('GET', apiDocPaths.document);
  expect(status).toBe(200);
  document = v.parse(Document, body);
  stage = await createJobStage(server());
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** True for an address that a path of the document, with `{id}`, stands for. */
const isOf = (template: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = template.split('/');
  return (
    parts.length === wanted.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at])
  );
};

const ObjectSchema = v.looseObject({
  properties: v.record(v.string(), v.unknown()),
  required: v.array(v.string()),
});

/** The fields of a schema, and those of them that are always there. */
function fieldsOf(name: string): [string[], string[]] {
  const { properties, required } = v.parse(ObjectSchema, document.components.schemas[name]);
  return [Object.keys(properties).sort(), [...required].sort()];
}
const toFields = (row: object): [string[], string[]] => [Object.keys(row).sort(), Object.keys(row).sort()];

/** Open jobs are counted where one company is read. */
const isListed = (field: string): boolean => field !== 'openJobs';

const Row = v.looseObject({});
const JobRow = v.pipe(
  v.object({ job: Row }),
  v.transform(({ job }) => job),
);
const FirstJob = v.pipe(
  v.object({ jobs: v.tuple([Row]) }),
  v.transform(({ jobs: [first] }) => first),
);
const CompanyRow = v.pipe(
  v.object({ company: Row }),
  v.transform(({ company }) => company),
);

/** The row of a public answer, as it was sent. */
async function read<S extends v.GenericSchema>(schemaOfData: S, path: string): Promise<v.InferOutput<S>> {
  const { body } = await server().send('GET', path);
  return v.parse(v.object({ data: schemaOfData }), body).data;
}

describe('the document', () => {
  test('describes every route of the app, and no other', () => {
    const routes = server()
      .app.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')}`);
    const told = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(routes.length).toBeGreaterThan(25);
    expect(told.sort()).toEqual([...new Set(routes)].sort());
  });

  test('names each operation once, its tag and the parameters of its path', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { path, operation } of operations()) {
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true);
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      const named = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(named.map(({ name }) => name)).toEqual(wanted);
      expect(named.every(({ required }) => required)).toBe(true);
    }
  });

  test('refers to nothing that it does not hold', () => {
    const found = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref);
    expect(found.length).toBeGreaterThan(50);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(found.filter((ref) => !known.includes(ref))).toEqual([]);
    expect(known.filter((ref) => !found.includes(ref))).toEqual([]);
  });

  test('says of every write how it is repeated, and of every route who may use it', () => {
    for (const { method, path, operation } of operations()) {
      const headers = operation.parameters.filter((parameter) => parameter.in === 'header');
      // An application carries its own key; what is done with one twice changes nothing.
      const isOfNobody = ['Accounts', 'Applications', 'Job alerts', 'Readers', 'Subscription'].some((tag) =>
        operation.tags.includes(tag),
      );
      // It finds nothing to do again.
      const isOnce = isOf(path, adminPaths.retryWork('x'));
      const isWrite = method !== 'get' && !isOfNobody && !isOnce;
      expect(headers.some(({ name }) => name === 'Idempotency-Key')).toBe(isWrite);
      if (isWrite)
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '422', '429']));
      if (operation.tags.includes('Administration')) expect(operation.responses).toHaveProperty('403');
    }
  });

  test('describes rows with the fields that they are sent with', async () => {
    expect(fieldsOf('OwnJob')).toEqual(toFields(await postJob(server(), stage)));
    const id = await addJob(server(), { ...stage, createdBy: stage.owner.id });
    expect(fieldsOf('Job')).toEqual(toFields(await read(JobRow, apiPaths.job(id))));
    const [card] = toFields(await read(FirstJob, apiPaths.jobs));
    const ways = ['applyWays', 'screening'];
    expect(fieldsOf('JobCard')).toEqual([[...(card ?? []), ...ways].toSorted(), card]);
    expect(fieldsOf('Company')).toEqual(toFields(await read(CompanyRow, apiPaths.company(stage.companyId))));
  });

  test('describes the companies of a list both as everyone and as their owner reads them', async () => {
    const path = `${apiPaths.companies}?createdBy=${stage.owner.id}`;
    for (const [name, token] of [
      ['Company', undefined],
      ['OwnCompany', stage.owner.token],
    ] as const) {
      const { body } = await server().send('GET', path, undefined, token);
      const [row = {}] = v.parse(v.object({ data: v.object({ companies: v.array(Row) }) }), body).data
        .companies;
      expect(fieldsOf(name).map((fields) => fields.filter(isListed))).toEqual(toFields(row));
      const list = JSON.stringify(document.components.schemas['CompaniesData']);
      expect(list).toContain(`"#/components/schemas/${name}"`);
    }
  });

  test('describes the ways to apply as they are written and read', () => {
    const { schemas } = document.components;
    const items = { $ref: '#/components/schemas/ApplyWay' };
    expect(schemas['Job']).toMatchObject({ properties: { applyWays: { type: 'array', items } } });
    const kinds = ['email', 'inbox', 'link', 'walkIn', 'call'].map((kind) => ({
      properties: { kind: { const: kind } },
    }));
    expect(schemas['ApplyWay']).toMatchObject({ oneOf: kinds });
  });

  test('lists the refusals that there are', async () => {
    const { owner, other, admin } = stage;
    const { _id: id } = await postJob(server(), stage);
    const late = await addJob(server(), { ...stage, createdBy: owner.id }, { deletedAt: new Date(0) });
    const old = await addCompany(server(), { createdBy: owner.id, deletedAt: new Date(0) });
    const { job, company, jobs, companies } = apiPaths;
    const { jobRestore, companyRestore } = ownerPaths;
    const requests: [status: number, method: string, path: string, token?: string, body?: unknown][] = [
      [401, 'GET', `${jobs}?createdBy=${owner.id}`],
      [403, 'GET', `${jobs}?createdBy=${owner.id}`, other.token],
      [400, 'GET', `${jobs}?page=0`],
      [401, 'POST', jobs],
      [400, 'POST', jobs, owner.token, {}],
      [404, 'PUT', job(id), other.token, toPayload(stage)],
      [409, 'POST', jobRestore(late), owner.token],
      [404, 'POST', jobRestore('none'), owner.token],
      [401, 'GET', companies],
      [403, 'GET', `${companies}?createdBy=${owner.id}`, other.token],
      [404, 'GET', `${companies}?createdBy=%00`],
      [404, 'GET', company('none')],
      [400, 'POST', companies, owner.token, {}],
      [403, 'DELETE', company(stage.companyId), other.token],
      [409, 'POST', companyRestore(old), owner.token],
      [403, 'GET', adminPaths.audit, other.token],
      [400, 'GET', `${adminPaths.jobs}?page=0`, admin.token],
      [409, 'POST', adminPaths.approveJob(late), admin.token],
      [404, 'POST', adminPaths.rejectCompany('none'), admin.token, { reason: 'None.' }],
      [400, 'POST', adminPaths.rejectJob(id), admin.token, {}],
    ];
    for (const [status, method, path, token, body] of requests) {
      const answer = await server().send(method, path, body, token);
      expect([method, path, answer.status]).toEqual([method, path, status]);
      const told = operations().filter(
        (one) => one.method.toUpperCase() === method && isOf(one.path, path.replace(/\?.*/, '')),
      );
      expect(told).toHaveLength(1);
      expect(Object.keys(told[0]?.operation.responses ?? {})).toContain(String(status));
    }
  });

  test('can be read by pages of other origins, and is not sent twice', async () => {
    const first = await server().request(apiDocPaths.document);
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await server().request(apiDocPaths.document, { headers })).status).toBe(304);
  });
});

describe('the page', () => {
  test.each([apiDocPaths.page, `${apiDocPaths.page}/`])(
    '%s shows every route, and runs nothing',
    async (path) => {
      const answer = await server().request(path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
      const html = await answer.text();
      for (const { path: route } of operations()) expect(html).toContain(`<code>${route}</code>`);
      expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
      expect(policy).not.toContain('unsafe');
    },
  );

  test('links to places that it has', async () => {
    const html = await (await server().request(apiDocPaths.page)).text();
    const places = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !places.has(link))).toEqual([]);
    expect(places.size).toBe([...html.matchAll(/ id="/g)].length);
  });
});
