import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyFormFields } from '#contract/companies/company-form.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { postCompany, typed } from '../support/company-forms.ts';
import { addPerson, type Person } from '../support/stage.ts';
import { draw } from '../support/pictures.ts';
import { toAnswer, useTestServer } from '../support/server.ts';

const server = useTestServer();
let owner: Person;
let listening: Listening;
beforeAll(async () => {
  owner = await addPerson(server());
  listening = await listen(server().app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => listening.close());

const MB = 1024 * 1024;
const boundary = 'part-of-a-form';
const formType = `multipart/form-data; boundary=${boundary}`;
const toPart = (head: string, content: Uint8Array | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const toField = (name: string, content: Uint8Array | string) => toPart(`name="${name}"`, content);
const toFile = (name: string, content: Uint8Array) =>
  toPart(`name="${name}"; filename="logo.png"\r\nContent-Type: image/png`, content);
const end = Buffer.from(`--${boundary}--\r\n`);
const allFields = () => companyFormFields.map((name) => toField(name, typed[name]));

/** Sends bytes in one piece. */
const send = async (
  body: Uint8Array,
  { method = 'POST', path = apiPaths.companies as string, type = formType } = {},
) => {
  const headers = { 'Content-Type': type, Authorization: `Bearer ${owner.token}` };
  const init = { method, headers, body: new Uint8Array(body) };
  return toAnswer(await server().request(path, init));
};

describe('the limits of a form', () => {
  test.each([
    [
      'a logo over 5 MB',
      () => toFile('logo', new Uint8Array(5 * MB + 1)),
      'The logo is too large: at most 5 MB is accepted.',
    ],
    [
      'a text over 1 MB',
      () => toField('name', new Uint8Array(MB + 1).fill(97)),
      'The form is too large: at most 1 MB is accepted beside the file.',
    ],
    [
      'texts over 1 MB together',
      () => Buffer.concat(['a', 'b', 'c'].map((name) => toField(name, new Uint8Array(MB / 2).fill(97)))),
      'The form is too large: at most 1 MB is accepted beside the file.',
    ],
    [
      'another file over 1 MB',
      () => toFile('cv', new Uint8Array(MB + 1)),
      'The form is too large: at most 1 MB is accepted beside the file.',
    ],
  ])('%s is refused', async (_name, part, message) => {
    const answer = await send(Buffer.concat([part(), ...allFields(), end]));
    expect([answer.status, answer.body]).toEqual([
      413,
      { success: false, code: expect.any(String), message },
    ]);
  });

  test('a logo of 5 MB beside all texts is read whole', async () => {
    const picture = await draw('png');
    const padded = new Uint8Array(5 * MB);
    padded.set(picture);
    const answer = await send(Buffer.concat([toFile('logo', padded), ...allFields(), end]));
    expect(answer.status).toBe(201);
  });

  test('so many parts, two logos, and headers without end are refused', async () => {
    const many = Array.from({ length: 101 }, (_, index) => toField(`field${index}`, 'x'));
    const crowd = await send(Buffer.concat([...many, ...allFields(), end]));
    expect([crowd.status, crowd.body]).toEqual([
      400,
      { success: false, code: 'tooManyFields', message: 'The form has more than 100 fields.' },
    ]);
    const logo = toFile('logo', await draw('png'));
    const twice = await send(Buffer.concat([logo, logo, ...allFields(), end]));
    expect([twice.status, twice.body]).toEqual([
      400,
      { success: false, code: 'logoSentTwice', message: 'The logo was sent twice.' },
    ]);
    const endless = Buffer.from(`--${boundary}\r\nX: ${'x'.repeat(7 * MB)}`);
    expect((await send(endless)).status).toBe(413);
  });
});

describe('a form that is broken', () => {
  test('is refused wherever it ends too early', async () => {
    const logo = toFile('logo', await draw('png'));
    const whole = Buffer.concat([...allFields().slice(0, 2), logo, ...allFields().slice(2), end]);
    expect((await send(whole)).status).toBe(201);
    const closing = whole.length - '--\r\n'.length;
    for (let length = 0; length < closing; length += 83) {
      const answer = await send(whole.subarray(0, length));
      expect([length, answer.status, answer.body]).toEqual([
        length,
        400,
        {
          success: false,
          code: expect.any(String),
          message: expect.stringMatching(/^Could not read the form/),
        },
      ]);
    }
  });

  test.each(['ed a0 bd', 'ff', 'c3 28'])('by the bytes %s, which are no text', async (bytes) => {
    const name = Buffer.from(bytes.replaceAll(' ', ''), 'hex');
    const answer = await send(Buffer.concat([toField('name', name), ...allFields().slice(1), end]));
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, code: 'fieldNotUtf8', message: 'name is not valid UTF-8.' },
    ]);
  });

  test.each([
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=another',
    'multipart/form-data; charset=utf-8',
    `multipart/form-data; boundary="${'x'.repeat(300)}"`,
    'multipart/form-data; boundary=\u00e4',
  ])('by its type %s', async (type) => {
    const answer = await send(Buffer.concat([...allFields(), end]), { type });
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, code: expect.any(String), message: expect.any(String) },
    ]);
  });
});

/** A request over a real connection, its body not yet ended. */
function open(headers: Record<string, string | number>): ClientRequest {
  const { port } = listening;
  return request({ host: '127.0.0.1', port, method: 'POST', path: apiPaths.companies, headers });
}

async function readAnswer(sent: ClientRequest) {
  const [response]: [IncomingMessage] = await once(sent, 'response').then(([first]) => [first]);
  return { status: response.statusCode, body: JSON.parse(await text(response)) as unknown };
}

const authorized = () => ({ 'Content-Type': formType, Authorization: `Bearer ${owner.token}` });

describe('over a connection', () => {
  test('who is not signed in is refused, however large the form', async () => {
    const body = Buffer.concat([toFile('logo', new Uint8Array(5 * MB)), end]);
    const sent = open({ 'Content-Type': formType, 'Content-Length': body.length });
    sent.end(body);
    expect((await readAnswer(sent)).status).toBe(401);
  });

  test('a client that leaves in the middle only adds a line to the log', async () => {
    const before = server().logs.length;
    const sent = open({ ...authorized(), 'Content-Length': 3 * MB });
    sent.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      sent.write(toFile('logo', new Uint8Array(MB)), () => resolve());
    });
    sent.destroy();
    await expect.poll(() => server().logs.length).toBeGreaterThan(before);
    expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]);
  });
});

describe('generated bodies', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 200 }));
  const anyName = fc.oneof(
    fc.constantFrom(
      ...companyFormFields,
      'logo',
      'removeLogo',
      'verificationStatus',
      '__proto__',
      'address',
      'address[]',
    ),
    anyText,
  );

  test('of bytes between the marks of a form are refused or taken, never a failure', async () => {
    const piece = fc.oneof(
      fc.constantFrom(`--${boundary}`, `--${boundary}--`, '\r\n', '\r\n\r\n', '--', '\n'),
      anyName.map((name) => `Content-Disposition: form-data; name="${name}"`),
      anyName.map((name) => `Content-Disposition: form-data; name="${name}"; filename="x"`),
      fc.constantFrom('Content-Type: application/octet-stream', 'Content-Transfer-Encoding: base64'),
      anyText,
    );
    const { _id } = await postCompany(server(), owner);
    const targets = fc.constantFrom(
      { method: 'POST', path: apiPaths.companies as string },
      { method: 'PUT', path: `${apiPaths.company(_id)}/?view=detailed` },
    );
    await fc.assert(
      fc.asyncProperty(targets, fc.array(piece, { maxLength: 25 }), async (target, pieces) => {
        const answer = await send(Buffer.from(pieces.join('')), target);
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) });
      }),
      { numRuns: 150 },
    );
    expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]);
  });
});
