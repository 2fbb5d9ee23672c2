import { beforeEach, expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { applicationParts, ApplicationForm, type Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { UPLOAD_OFFSET_HEADER } from '#contract/http/write-headers.ts';
import { EARLIER_COUNTS, EDITED } from '#device/application.ts';
import type { ApiError } from '#platform/http/api-error.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import type { UploadOptions } from '#platform/http/file-transfer.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';
import { makeReceipt } from '../../../tests/support/make.ts';

interface Arrived {
  key: string;
  jobId: string;
  bytes: number;
}

/** `cut`: before the server has read it. `answer lost`: after it has stored it. Others are the server's. */
type Failure =
  'cut' | 'answer lost' | (Pick<ApiError, 'status'> & Partial<Pick<ApiError, 'code' | 'serverMessage'>>);

/** What the server has, and what it does to the next requests. */
const server = {
  applications: new Map<string, Arrived>(),
  uploads: new Map<string, number>(),
  requests: [] as string[],
  fail: (_request: string): Failure | undefined => undefined,
  /** What happens on the device while a request is under way. */
  meanwhile: (_request: string): Promise<unknown> | undefined => undefined,
};

const receiptOf = ({ key, jobId }: Arrived): Receipt => makeReceipt({ id: `id of ${key}`, jobId });

function store(form: unknown, bytes: number) {
  const { key, jobId } = v.parse(ApplicationForm, form);
  const earlier = [...server.applications.values()].find((one) => one.jobId === jobId && one.key !== key);
  if (earlier) return { data: { application: receiptOf(earlier), isKnown: true } };
  const arrived = server.applications.get(key) ?? { key, jobId, bytes };
  server.applications.set(key, arrived);
  return { data: { application: receiptOf(arrived) } };
}

/** @throws ApiError of the page */
async function answer<T>(request: string, work: () => T): Promise<T> {
  const { ApiError } = await import('#platform/http/api-error.ts');
  server.requests.push(request);
  await server.meanwhile(request);
  const failure = server.fail(request);
  if (typeof failure === 'object') throw new ApiError('http', `status ${failure.status}`, failure);
  if (failure === 'cut') throw new ApiError('unreachable', failure);
  const result = work();
  if (failure === 'answer lost') throw new ApiError('unreachable', failure);
  return result;
}

vi.mock('#platform/http/call-api.ts', async (load) => ({
  ...(await load<object>()),
  callApi: async (path: string, _schema: unknown, { method = 'GET', body }: RequestOptions) =>
    answer(`${method} ${path}`, () => {
      if (method === 'GET') return { data: { offset: server.uploads.get(path) ?? 0 } };
      const withdrawn = [...server.applications.values()].find(
        (one) => path === applicationPaths.withdraw(receiptOf(one).id),
      );
      if (withdrawn) {
        server.applications.delete(withdrawn.key);
        return { data: { application: { ...receiptOf(withdrawn), state: 'withdrawn' } } };
      }
      const { key } = v.parse(ApplicationForm, body);
      return store(body, server.uploads.get(applicationPaths.upload(key)) ?? 0);
    }),
}));
vi.mock('#platform/http/file-transfer.ts', () => ({
  upload: async (path: string, _schema: unknown, { method, body, headers, onProgress }: UploadOptions) => {
    onProgress?.(0.5);
    if (body instanceof FormData) {
      const form: unknown = JSON.parse(String(body.get(applicationParts.application)));
      const file = body.get(applicationParts.cv);
      return answer(`${method} form`, () => store(form, file instanceof Blob ? file.size : 0));
    }
    return answer(`${method} ${path} from ${headers?.[UPLOAD_OFFSET_HEADER] ?? ''}`, () => {
      const offset = (server.uploads.get(path) ?? 0) + body.size;
      server.uploads.set(path, offset);
      return { data: { offset } };
    });
  },
}));

const device = useFakeDevice();
const none = (): undefined => undefined;
beforeEach(() => {
  Object.assign(server, {
    applications: new Map(),
    uploads: new Map(),
    requests: [],
    fail: none,
    meanwhile: none,
  });
});

/** A page of the device, with a CV of so many bytes. */
async function open(cvBytes = 1000) {
  vi.resetModules();
  const outbox = await import('./application-outbox.ts');
  const { addDeviceCv } = await import('#device/application-cv.ts');
  const { knownApplications, loadApplications } = await import('#device/application.ts');
  const { changeSession, readStoredSession } = await import('#platform/session/session.ts');
  changeSession(readStoredSession());
  await loadApplications();
  const apply = async (jobId = 'job-1', by?: { userId: string }) => {
    const added = await addDeviceCv(new File(['%PDF-'.padEnd(cvBytes, 'x')], 'Rina.pdf'));
    if (!('cv' in added)) throw new Error(added.problem);
    const written = {
      jobId,
      jobTitle: 'Welder',
      companyName: 'Padma',
      name: 'Rina Das',
      phone: '01712345678',
      email: 'rina@example.com',
      note: '',
      answers: [],
      isFollowed: false,
      cvId: added.cv.id,
    };
    return outbox.applyHere(written, by);
  };
  const steps = () => [...knownApplications().values()].map(({ step }) => step);
  const known = () => [...knownApplications().values()];
  return { ...outbox, apply, steps, known, changeSession };
}

const sizes = () => [...server.applications.values()].map(({ bytes }) => bytes);

test('an application is sent with its CV, in one request where that is small', async () => {
  device.signIn('u1');
  const { apply, steps } = await open();
  expect(await apply()).toBe('device');
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect([server.requests, sizes()]).toEqual([['POST form'], [1000]]);
});

/** The uploads of the only application are cut once they have got so far. */
function cutUploads(path: () => string, ...ends: number[]): void {
  server.fail = (request) => {
    const end = request.startsWith('PATCH') ? ends.shift() : undefined;
    if (end === undefined) return undefined;
    server.uploads.set(path(), end);
    return 'cut';
  };
}

test('a large CV is uploaded, and continues at once where a cut was', async () => {
  device.signIn('u1');
  const { apply, steps, known } = await open(300_000);
  const path = () => applicationPaths.upload(known()[0]?.key ?? '');
  cutUploads(path, 100_000, 200_000);
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect(server.requests).toEqual([
    `GET ${path()}`,
    `PATCH ${path()} from 0`,
    `GET ${path()}`,
    `PATCH ${path()} from 100000`,
    `GET ${path()}`,
    `PATCH ${path()} from 200000`,
    `POST ${applicationPaths.list}`,
  ]);
  expect(sizes()).toEqual([300_000]);
});

test('how much of a large CV was sent is counted over cuts, until it is there', async () => {
  device.signIn('u1');
  const { apply, steps, known } = await open(300_000);
  const { useUploaded } = await import('./own-applications.ts');
  const Uploaded = () => createElement('p', null, useUploaded(known()[0]?.key ?? ''));
  const shown: string[] = [];
  server.meanwhile = () => void shown.push(renderToStaticMarkup(createElement(Uploaded)));
  cutUploads(() => applicationPaths.upload(known()[0]?.key ?? ''), 100_000);
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect(shown).toEqual(['', '50', '50', '66', ''].map((percent) => `<p>${percent}</p>`));
});

test('an upload of which nothing arrives continues within the same attempt', async () => {
  device.signIn('u1');
  const { apply, steps, known } = await open(300_000);
  const path = () => applicationPaths.upload(known()[0]?.key ?? '');
  cutUploads(path, 0, 0, 100_000, 100_000, 100_000);
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
});

test('an upload that gets no further waits as everything else does', async () => {
  device.signIn('u1');
  const { apply, steps, known, sendApplications } = await open(300_000);
  const path = () => applicationPaths.upload(known()[0]?.key ?? '');
  cutUploads(path, 0, 0, 0);
  await apply();
  // Its application is noted as waiting once the attempt is over.
  await expect.poll(() => known()[0]?.problem, { interval: 1 }).toBe('noAnswer');
  expect(server.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(3);
  expect(steps()).toEqual(['waiting']);
  await sendApplications();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
});

test('a small CV is uploaded too once a cut may have lost it', async () => {
  device.signIn('u1');
  const { apply, steps, sendApplications } = await open();
  server.fail = () => 'cut';
  await apply();
  await expect.poll(() => server.requests.length, { interval: 1 }).toBe(1);
  server.fail = () => undefined;
  await sendApplications();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'GET', 'PATCH', 'POST']);
});

test('after a lost answer the next page sends the same key', async () => {
  device.signIn('u1');
  const first = await open();
  server.fail = () => 'answer lost';
  await first.apply();
  await expect.poll(() => server.applications.size, { interval: 1 }).toBe(1);
  server.fail = () => undefined;
  const next = await open();
  expect(next.steps()).toEqual(['waiting']);
  await next.sendApplications();
  await expect.poll(next.steps, { interval: 1 }).toEqual(['sent']);
  expect(server.applications.size).toBe(1);
});

test('it waits for sign-in, and is then of that account', async () => {
  const { apply, steps, known, changeSession, sendApplications } = await open();
  await apply();
  await sendApplications();
  expect([steps(), server.requests]).toEqual([['waiting'], []]);
  device.signIn('u1');
  const { readStoredSession } = await import('#platform/session/session.ts');
  changeSession(readStoredSession());
  await sendApplications();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect(known()[0]?.userId).toBe('u1');
});

test('the worker sends nothing that no page has bound to an account', async () => {
  await (await open()).apply();
  device.signIn('u1');
  vi.stubEnv('VITE_WORKER', 'yes');
  const worker = await open();
  await worker.applicationOutbox.send();
  expect([worker.steps(), server.requests]).toEqual([['waiting'], []]);
  vi.unstubAllEnvs();
  const page = await open();
  await page.applicationOutbox.send();
  expect([page.steps(), server.requests]).toEqual([['sent'], ['POST form']]);
});

test('changed after its answer was lost, it is not called sent: its writer has it replace the first', async () => {
  device.signIn('u1');
  const { apply, steps, known, takeBackApplication, replaceEarlier } = await open();
  server.fail = (request) => (request === 'POST form' ? 'answer lost' : undefined);
  await apply();
  await expect.poll(() => server.applications.size, { interval: 1 }).toBe(1);
  const [first] = known();
  if (first === undefined) throw new Error('Nothing was stored.');
  server.fail = () => undefined;
  await takeBackApplication(first);
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['refused']);
  const [later] = known();
  expect(later).toMatchObject({ problem: EARLIER_COUNTS, name: 'Rina Das', cv: { size: 1000 } });
  expect(later?.receipt?.id).toBe(`id of ${first.key}`);
  if (later) await replaceEarlier(later, 'u1');
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  expect([...server.applications.keys()]).toEqual(known().map(({ key }) => key));
  expect(known().map(({ key }) => [first.key, later?.key].includes(key))).toEqual([false]);
});

test('changed while it was being sent, the later one asks which of them counts', async () => {
  device.signIn('u1');
  const { apply, known, editApplication } = await open();
  server.meanwhile = async () => {
    const [application] = known();
    if (application) await editApplication(application);
  };
  await apply();
  await expect.poll(() => server.applications.size, { interval: 1 }).toBe(1);
  server.meanwhile = none;
  expect(known()).toMatchObject([{ step: 'refused', problem: EDITED, name: 'Rina Das', cv: { size: 1000 } }]);
  await apply();
  await expect.poll(() => known().map(({ problem }) => problem), { interval: 1 }).toEqual([EARLIER_COUNTS]);
});

test('what was edited after a session that the server ended makes way for what is sent in its place', async () => {
  device.signIn('u1');
  const { apply, known, editApplication } = await open();
  server.fail = () => ({ status: 401 });
  await apply();
  await expect.poll(() => server.requests.length, { interval: 1 }).toBe(1);
  const { expireSession } = await import('#platform/session/session-end.ts');
  expireSession('token of u1', false);
  const [waiting] = known();
  if (waiting) await editApplication(waiting);
  await apply();
  expect(known().map(({ step, userId }) => [step, userId])).toEqual([['waiting', null]]);
});

test('taken back during its upload, it is not sent', async () => {
  device.signIn('u1');
  const { apply, known, takeBackApplication, sendApplications } = await open(300_000);
  server.meanwhile = async (request) => {
    const [application] = known();
    if (request.startsWith('PATCH') && application) await takeBackApplication(application);
  };
  await apply();
  await expect.poll(() => server.uploads.size, { interval: 1 }).toBe(1);
  await sendApplications();
  expect([known(), server.applications.size]).toEqual([[], 0]);
});

test.each([
  [429, 'tooManyAttempts', 'tooManyAttempts'],
  [409, 'jobInReview', 'jobInReview'],
  [503, undefined, 'noAnswer'],
  [409, 'sendAgain', 'noAnswer'],
])(
  'why it is not taken yet is noted while it waits, not while it is sent: %s %s',
  async (status, code, why) => {
    device.signIn('u1');
    const { apply, known, steps, sendApplications } = await open();
    const problems = () => known().map(({ problem }) => problem);
    server.fail = () => ({ status, ...(code !== undefined && { code }) });
    await apply();
    await expect.poll(problems, { interval: 1 }).toEqual([why]);
    expect(steps()).toEqual(['waiting']);
    server.fail = () => undefined;
    server.meanwhile = async () => expect(problems()).toEqual([undefined]);
    await sendApplications();
    await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
    expect(known()[0]?.problem).toBeUndefined();
  },
);

test.each<[string, Failure]>([
  ['a session that has ended', { status: 401 }],
  ['too many applications', { status: 429, code: 'tooManyAttempts' }],
  ['a server in trouble', { status: 503 }],
  ['a part that another request has sent', { status: 409, code: 'uploadElsewhere' }],
  ['an upload that the server has deleted', { status: 400, code: 'cvMissing' }],
  ['a moment at which others were stored', { status: 409, code: 'sendAgain' }],
])('%s is no refusal: it waits', async (_name, failure) => {
  device.signIn('u1');
  const { apply, steps, sendApplications } = await open();
  server.fail = () => failure;
  await apply();
  await sendApplications();
  expect(steps()).toEqual(['waiting']);
  server.fail = () => undefined;
  await sendApplications();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
});

test('a refusal is noted with its code, and nothing written is lost', async () => {
  device.signIn('u1');
  const { apply, steps, known, takeBackApplication, sendApplications } = await open();
  const serverMessage = 'This job is closed. Nothing was sent.';
  server.fail = () => ({ status: 409, code: 'jobClosed', serverMessage });
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['refused']);
  expect(known()[0]).toMatchObject({ problem: 'jobClosed', problemText: serverMessage, name: 'Rina Das' });
  expect(known()[0]?.cv?.size).toBe(1000);
  await sendApplications();
  expect(server.requests).toHaveLength(1);
  // What is sent for the job after it takes its place.
  server.fail = () => undefined;
  await apply();
  await expect.poll(steps, { interval: 1 }).toEqual(['sent']);
  for (const sent of known()) expect(await takeBackApplication(sent)).toBe(true);
  expect(steps()).toEqual(['sent']);
});

test('pressing Send twice writes one application, and each job has its own', async () => {
  const { apply, known } = await open();
  await Promise.all([apply(), apply(), apply('job-2')]);
  expect(
    known()
      .map(({ jobId }) => jobId)
      .toSorted(),
  ).toEqual(['job-1', 'job-2']);
});

test('without the CV nothing is written', async () => {
  const { apply, applyHere, known } = await open();
  await apply();
  const other = { jobId: 'job-2', jobTitle: '', companyName: '', name: '', phone: '', email: '' };
  const written = { ...other, note: '', answers: [], isFollowed: false, cvId: 'gone' };
  expect(await applyHere(written)).toBe('noCv');
  expect(known()).toHaveLength(1);
  device.breakDown();
  expect(await applyHere(written)).toBe('unreadable');
});

test('after a session that the server ended, what waits is still the one that counts', async () => {
  device.signIn('u1');
  const { apply, known, steps } = await open();
  server.fail = () => ({ status: 401 });
  await apply();
  await expect.poll(() => server.requests.length, { interval: 1 }).toBe(1);
  const { expireSession } = await import('#platform/session/session-end.ts');
  expireSession('token of u1', false);
  const { readStoredApplications: readOwnApplications } = await import('#device/application.ts');
  expect(await readOwnApplications(null)).toMatchObject([{ step: 'waiting', userId: 'u1' }]);
  expect(await apply()).toBe('device');
  expect([known().length, steps()]).toEqual([1, ['waiting']]);
});

test('who has signed out since Send was pressed leaves nothing for the next account', async () => {
  device.signIn('u1');
  const { apply, known } = await open();
  const { endSession } = await import('#platform/session/session-end.ts');
  endSession();
  expect([await apply('job-1', { userId: 'u1' }), known()]).toEqual(['signedOut', []]);
});

test('who signs out while the earlier one is withdrawn leaves nothing to send', async () => {
  device.signIn('u1');
  const { apply, known, replaceEarlier } = await open();
  server.applications.set('other', { key: 'other', jobId: 'job-1', bytes: 1 });
  await apply();
  await expect.poll(() => known()[0]?.problem, { interval: 1 }).toBe(EARLIER_COUNTS);
  const [refused] = known();
  if (refused === undefined) throw new Error('Nothing was refused.');
  const { endSession } = await import('#platform/session/session-end.ts');
  server.meanwhile = async () => endSession();
  await replaceEarlier(refused, 'u1');
  expect(known().map(({ key, step }) => [key, step])).toEqual([[refused.key, 'refused']]);
});
