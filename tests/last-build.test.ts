import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { useFakeDevice } from './support/fake-device.ts';

/**
 * The phone of the last build opens with everything it had. What that build stored is written out here: a change of
 * these values means that a phone loses data, unless the schema of the record reads both forms.
 */

useFakeDevice();

const toBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const toFile = (type: string, text: string) => ({ type, size: text.length, bytes: toBytes(text) });
const NOW = Date.parse('2026-11-29T06:00:00Z');
const id = (digit: string): string => digit.repeat(24);

const job = {
  _id: 'job-1',
  title: 'Nurse',
  description: 'Nights and days.',
  company: { _id: 'company-1', name: 'Padma Care', logo: '/files/logos/padma.webp', industry: 'Health' },
  category: { _id: 'category-1', name: 'Health' },
  location: { street: '', city: 'Dhaka', state: '', postalCode: '1205', country: 'Bangladesh' },
  salary: { min: 30000, max: 40000, currency: 'BDT', type: 'monthly', bonus: null },
  workingHours: '',
  educationalQualifications: '',
  responsibilities: '',
  requiredSkills: ['Care'],
  niceToHaveSkills: [],
  benefits: [],
  tags: [],
  applicationDeadline: '2026-12-30T00:00:00.000Z',
  status: 'active',
  jobType: 'full-time',
  workMode: 'on-site',
  experienceLevel: 'junior',
  numberOfOpenings: 2,
  createdBy: 'user-1',
  postedAt: '2026-10-01T00:00:00.000Z',
  advice: [],
  applyWays: [],
  screening: [],
};

const applicationKey = 'a'.repeat(32);
const inInbox = {
  id: id('b'),
  receipt: '7K3M-Q9XD',
  jobId: 'job-2',
  sentAt: '2026-11-26T08:05:00.000Z',
  state: 'shortlisted',
  stateAt: '2026-11-27T08:05:00.000Z',
  version: 2,
  toldState: 'new',
  name: 'Mita Roy',
  phone: '01712345678',
  email: 'mita@example.com',
};

type Row = readonly [key: IDBValidKey, record: unknown];

/** The stores of the database `kaj`, version 3, with their records. */
const database: Readonly<Record<string, readonly Row[]>> = {
  'saved-jobs': [
    [
      'job-1',
      {
        version: 3,
        job,
        company: null,
        logo: { path: '/files/logos/padma.webp', image: toFile('image/webp', 'logo') },
        savedAt: 7,
        copiedAt: 8,
        isFull: true,
        stage: 'sent',
        stageAt: 9,
        followUpAt: 10,
        checkedAt: 8,
        latest: { kind: 'removed', at: 8 },
      },
    ],
  ],
  'downloaded-cvs': [
    [
      '/files/resumes/classic.docx',
      {
        shape: 2,
        path: '/files/resumes/classic.docx',
        name: 'classic.docx',
        templateName: 'Classic',
        file: toFile('application/zip', 'file'),
        cover: null,
        etag: '"a"',
        downloadedAt: 5,
      },
    ],
  ],
  'own-cvs': [
    [
      'cv-1',
      {
        version: 2,
        id: 'cv-1',
        name: 'Nursing',
        language: 'en',
        design: 'classic',
        fields: { fullName: 'Rina Das', work: [{ title: 'Nurse', employer: '', years: '', details: '' }] },
        photo: toFile('image/jpeg', 'face'),
        changedAt: 9,
      },
    ],
  ],
  drafts: [['u1:post-job', { shape: 1, value: { title: 'Night cook' }, attempt: null, at: 9 }]],
  letters: [
    [
      'job-1',
      {
        version: 1,
        jobId: 'job-1',
        title: 'Nurse',
        companyName: 'Padma Care',
        job,
        company: null,
        to: 'jobs@padma.example',
        subject: 'Application',
        body: 'Dear Padma Care',
        step: 'ready',
        stepAt: 10,
        changedAt: 9,
        handedAt: null,
      },
    ],
  ],
  alerts: [
    [
      id('0'),
      {
        version: 1,
        id: id('0'),
        key: 'k'.repeat(43),
        search: { search: 'sales' },
        pace: 'daily',
        language: 'en',
        to: { channel: 'email', email: 'zeb.mills@example.com' },
        step: 'sent',
        state: 'active',
        createdAt: 9,
      },
    ],
  ],
  reports: [
    [
      'job-1',
      {
        version: 1,
        jobId: 'job-1',
        reason: 'other',
        text: 'They ask for money.',
        key: 'k',
        reportedAt: 3,
        step: 'waiting',
      },
    ],
  ],
  figures: [
    [
      '2026-11-29 view job-1',
      { version: 1, key: 'k', job: 'job-1', kind: 'view', day: '2026-11-29', isSent: false },
    ],
  ],
  downloads: [
    [
      '/files/resumes/modern.docx',
      {
        shape: 2,
        path: '/files/resumes/modern.docx',
        templateName: 'Modern',
        coverPath: '',
        phase: 'running',
        version: { etag: '"a"', total: 9, digest: null, name: null, type: '' },
        bytes: new Uint8Array(toBytes('ab')),
        startedAt: 1,
      },
    ],
  ],
  'offline-searches': [
    ['search:q=nurse', { version: 1, kind: 'search', query: 'q=nurse', startedAt: 4, ids: ['job-1'] }],
    ['job:job-1', { version: 1, kind: 'job', job, copiedAt: 4 }],
  ],
  'data-use': [['worker', { '2026-11': 1200 }]],
  applications: [
    [
      applicationKey,
      {
        version: 1,
        key: applicationKey,
        jobId: 'job-1',
        jobTitle: 'Nurse',
        companyName: 'Padma Care',
        userId: 'u1',
        name: 'Rina Das',
        phone: '01712345678',
        email: 'rina@example.com',
        note: 'I care.',
        answers: [{ id: 'q1', value: 'yes', question: 'Nights?' }],
        isFollowed: false,
        cvId: 'file-1',
        cvName: 'Rina.pdf',
        cvType: 'pdf',
        cvSize: 5,
        cv: toFile('application/pdf', '%PDF-'),
        writtenAt: 1,
        step: 'waiting',
      },
    ],
  ],
  'application-cvs': [
    [
      'file-1',
      {
        version: 1,
        id: 'file-1',
        name: 'Rina.pdf',
        type: 'pdf',
        addedAt: 2,
        file: toFile('application/pdf', '%PDF-'),
      },
    ],
  ],
  inbox: [
    [
      'u1:job:job-2',
      {
        kind: 'job',
        version: 1,
        jobId: 'job-2',
        title: 'Cook',
        companyName: 'Meghna',
        total: 1,
        new: 0,
        counts: { new: 0, seen: 0, shortlisted: 1, interview: 0, offered: 0, notSelected: 0 },
        readAt: NOW,
      },
    ],
    [
      `u1:of:job-2:${inInbox.sentAt}:${inInbox.id}`,
      { kind: 'application', version: 1, application: inInbox, opened: null, readAt: NOW },
    ],
  ],
  decisions: [],
  session: [['current', { version: 1, apiHost: '', userId: 'u1', token: 'token of u1' }]],
};

const user = { _id: 'u1', firstName: 'Rina', lastName: 'Das', email: 'rina@example.com', phoneNumber: '' };
const categories = { queryKey: ['public', 'categories'], queryHash: '["public","categories"]' };

const localTexts: Readonly<Record<string, string>> = {
  user: JSON.stringify(user),
  token: 'token of u1',
  IsSignin: 'true',
  selectedJobId: 'job-1',
  selectedCategory: 'Health',
  'kaj:queries': JSON.stringify({
    buster: '1',
    timestamp: Date.now(),
    clientState: {
      mutations: [],
      queries: [{ ...categories, state: { data: ['Health'], dataUpdatedAt: Date.now(), status: 'success' } }],
    },
  }),
  'kaj:near': 'dhaka',
  'kaj:last-look': '1790000000000 1780000000000',
  'kaj:letters-ready': '1',
  'kaj:forgetting': 'u8 u9',
  'kaj:inbox-confirmed': String(NOW),
  'kaj:sign-in-device': JSON.stringify({ api: '/', device: 'A'.repeat(43) }),
  'kaj:contact-message': JSON.stringify({ name: 'Rina', email: '', phone: '', message: 'Hello', at: NOW }),
  'kaj:both-languages': '1',
  'kaj:data-saver': 'on',
  'kaj:owed-draft::contact-us': JSON.stringify({
    shape: 1,
    value: { message: 'Half a' },
    attempt: null,
    at: 5,
  }),
};

/** Stores all of it as the last build did. */
async function fillDevice(): Promise<void> {
  const opening = indexedDB.open('kaj', 3);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of Object.keys(database)) opening.result.createObjectStore(name);
  });
  const opened = await promisifyRequest(opening);
  const writing = opened.transaction(Object.keys(database), 'readwrite');
  for (const [name, rows] of Object.entries(database))
    for (const [key, record] of rows) writing.objectStore(name).put(record, key);
  await promisifyRequest(writing);
  opened.close();
  const storage = Object.defineProperty({ ...localTexts }, 'getItem', {
    value: (key: string) => localTexts[key] ?? null,
  });
  vi.stubGlobal('localStorage', storage);
}

const readDraft = async <T>(key: string, schema: v.GenericSchema<unknown, T>, initial: T) => {
  const { openDraft } = await import('#device/drafts/draft.ts');
  const { draftStorage } = await import('#device/drafts/store.ts');
  const draft = openDraft({
    key,
    schema,
    initial,
    storage: draftStorage,
    readLimitMs: 1000,
  });
  await draft.read();
  return draft.state.get().start;
};

test('saved jobs, letters, CVs and files are there', async () => {
  await fillDevice();
  const { readSavedJobs } = await import('#device/saved-jobs/saved-jobs.ts');
  const { readLetters } = await import('#device/letter.ts');
  const { known, loadCvs } = await import('#device/cv.ts');
  const { downloadedCvStore } = await import('#features/resumes/downloads/downloaded-cvs.ts');
  const { readOfflineRecords } = await import('#device/offline-searches/offline-searches.ts');
  const [saved] = await readSavedJobs();
  expect(saved).toMatchObject({
    job: { title: 'Nurse' },
    stage: 'sent',
    stageAt: 9,
    savedAt: 7,
    isFull: true,
  });
  expect(saved?.logo?.image.size).toBe(4);
  expect(saved?.latest).toEqual({ kind: 'removed', at: 8 });
  expect(await readLetters()).toMatchObject([
    { body: 'Dear Padma Care', step: 'ready', job: { _id: 'job-1' } },
  ]);
  await loadCvs();
  expect(known().get('cv-1')?.cv).toMatchObject({
    name: 'Nursing',
    fields: { fullName: 'Rina Das', work: [{ title: 'Nurse' }] },
    photo: { size: 4 },
  });
  expect((await downloadedCvStore.read('/files/resumes/classic.docx'))?.file.size).toBe(4);
  const { searches, jobs } = await readOfflineRecords();
  expect([searches.length, [...jobs.keys()]]).toEqual([1, ['job-1']]);
});

test('what waits to be sent is sent by this build', async () => {
  await fillDevice();
  const { readWaiting } = await import('#device/application-writes.ts');
  const { readDeviceCv } = await import('#device/application-cv.ts');
  const { knownAlerts, loadAlerts } = await import('#device/alert.ts');
  const { readWaitingReports } = await import('#device/report.ts');
  const { readUnsent } = await import('#device/figures/stored-events.ts');
  const { downloadStore } = await import('#features/resumes/downloads/store.ts');
  expect(await readWaiting('u1')).toMatchObject([
    { key: applicationKey, note: 'I care.', answers: [{ value: 'yes' }], cv: { size: 5 } },
  ]);
  expect((await readDeviceCv('file-1'))?.file.size).toBe(5);
  await loadAlerts();
  expect(knownAlerts().get(id('0'))?.to).toEqual({ channel: 'email', email: 'zeb.mills@example.com' });
  expect(await readWaitingReports()).toMatchObject([{ jobId: 'job-1', text: 'They ask for money.' }]);
  expect(await readUnsent(NOW)).toHaveLength(1);
  expect(await downloadStore.read('/files/resumes/modern.docx')).toMatchObject({
    templateName: 'Modern',
    etag: '"a"',
    bytes: new Uint8Array(toBytes('ab')),
  });
});

test('typed text is in its form, also what a closing page left in localStorage', async () => {
  await fillDevice();
  expect(await readDraft('u1:post-job', v.object({ title: v.string() }), { title: '' })).toEqual({
    title: 'Night cook',
  });
  expect(await readDraft(':contact-us', v.object({ message: v.string() }), { message: '' })).toEqual({
    message: 'Half a',
  });
  const { readContactMessage } = await import('#device/contact-message.ts');
  expect(readContactMessage(NOW + 1)?.message).toBe('Hello');
});

test('an employer reads offline what was read before', async () => {
  await fillDevice();
  const { readApplicationCopies, readJobCopies } = await import('#device/inbox/inbox-copy.ts');
  expect(await readJobCopies('u1')).toMatchObject([{ title: 'Cook', total: 1 }]);
  expect(await readApplicationCopies('u1', 'job-2')).toMatchObject([{ application: { name: 'Mita Roy' } }]);
});

test('the user is signed in, in the page and in the worker', async () => {
  await fillDevice();
  const { isSignedInFlag, readSession } = await import('#platform/session/session.ts');
  const { readMirroredSession } = await import('#device/account/session-mirror.ts');
  const { readSignInDevice } = await import('#api/auth.ts');
  const { readStored } = await import('#platform/storage/storage.ts');
  expect([readSession(), isSignedInFlag()]).toEqual([{ user, token: 'token of u1' }, true]);
  expect((await readMirroredSession()).session?.token).toBe('token of u1');
  expect(readSignInDevice().device).toMatch(/^A/);
  expect([readStored('selectedJobId'), readStored('selectedCategory')]).toEqual(['job-1', 'Health']);
});

test('stored results and choices of the user are kept', async () => {
  await fillDevice();
  const { createQueryClient, restoreResults } = await import('#platform/query/query-client.ts');
  const { readConfirmedAt, readForgetting } = await import('#device/account/forgetting.ts');
  const { readLastLook } = await import('#device/start-page/last-look.ts');
  const { areBothStored } = await import('#platform/preferences/stored-languages.ts');
  const queries = createQueryClient();
  restoreResults(queries);
  expect(queries.getQueryData(categories.queryKey)).toEqual(['Health']);
  expect([readForgetting(), readConfirmedAt()]).toEqual([['u8', 'u9'], NOW]);
  expect(readLastLook()).not.toBeNull();
  expect(areBothStored()).toBe(true);
});
