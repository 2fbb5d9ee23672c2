import { promisifyRequest } from 'idb-keyval';

/** What builds of November 2026 stored on a device: a database for each kind of records. */

type Row = readonly [key: IDBValidKey, value: unknown];

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

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
  applicationDeadline: '2026-11-30T00:00:00.000Z',
  status: 'active',
  jobType: 'full-time',
  workMode: 'on-site',
  experienceLevel: 'junior',
  numberOfOpenings: 2,
  createdBy: 'user-1',
  postedAt: '2026-10-01T00:00:00.000Z',
};

const path = '/files/resumes/classic.docx';

export const letter = {
  version: 1,
  jobId: 'job-1',
  title: 'Nurse',
  companyName: 'Padma Care',
  job: null,
  company: null,
  to: 'jobs@padma.example',
  subject: 'Application',
  body: 'Dear Padma Care',
  step: 'draft',
  stepAt: 10,
  changedAt: 9,
  handedAt: null,
};
export const cv = {
  version: 2,
  id: 'cv-1',
  name: '',
  language: 'en',
  design: 'classic',
  fields: { fullName: 'Rina Das' },
  photo: null,
  changedAt: 9,
};
export const draft = { shape: 1, value: { title: 'Night cook' }, attempt: null, at: 9 };

/** By the database's name: its store, and rows as they were written. */
export const oldRows: Readonly<Record<string, { store: string; now: string; rows: readonly Row[] }>> = {
  'kaj-saved-jobs': {
    store: 'jobs',
    now: 'saved-jobs',
    rows: [
      [
        'job-1',
        {
          version: 3,
          job,
          company: null,
          logo: {
            path: '/files/logos/padma.webp',
            image: { type: 'image/webp', size: 4, bytes: bytesOf('logo') },
          },
          savedAt: 7,
          copiedAt: 8,
          isFull: true,
          stage: 'sent',
          stageAt: 9,
          followUpAt: 0,
          checkedAt: 8,
          latest: null,
        },
      ],
    ],
  },
  'kaj-cvs': {
    store: 'files',
    now: 'downloaded-cvs',
    rows: [
      [
        path,
        {
          shape: 2,
          path,
          name: 'classic.docx',
          templateName: 'Classic',
          file: { type: 'application/zip', size: 4, bytes: bytesOf('file') },
          cover: null,
          etag: '"a"',
          downloadedAt: 5,
        },
      ],
    ],
  },
  'kaj-own-cvs': { store: 'cvs', now: 'own-cvs', rows: [['cv-1', cv]] },
  'kaj-drafts': {
    store: 'forms',
    now: 'drafts',
    rows: [
      ['u1:post-job', draft],
      ['u1:post-job#tab', { ...draft, value: { title: 'Day cook' }, at: 8 }],
    ],
  },
  'kaj-letters': {
    store: 'letters',
    now: 'letters',
    rows: [
      ['job-1', letter],
      // Set aside, as it could not be read.
      ['unreadable:job-2:5', 'torn'],
    ],
  },
  'kaj-alerts': {
    store: 'alerts',
    now: 'alerts',
    rows: [
      [
        '0'.repeat(24),
        {
          version: 1,
          id: '0'.repeat(24),
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
  },
  'kaj-reports': {
    store: 'reports',
    now: 'reports',
    rows: [
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
  },
  'kaj-figures': {
    store: 'events',
    now: 'figures',
    rows: [
      [
        '2026-11-26 view job-1',
        { version: 1, key: 'k', job: 'job-1', kind: 'view', day: '2026-11-26', isSent: false },
      ],
    ],
  },
  'kaj-parts': {
    store: 'parts',
    now: 'downloads',
    rows: [
      [
        ['download', '/files/resumes/modern.docx'],
        {
          kind: 'download',
          shape: 1,
          path: '/files/resumes/modern.docx',
          templateName: 'Modern',
          coverPath: '',
          wish: 'pause',
          version: { etag: '"a"', total: 9, digest: null, name: null, type: '' },
          received: 2,
          damages: 0,
          writer: 'a-tab',
          startedAt: 1,
        },
      ],
      [
        ['part', '/files/resumes/modern.docx', 0],
        { kind: 'part', at: 0, bytes: new Uint8Array(bytesOf('ab')) },
      ],
    ],
  },
  'kaj-taken': {
    store: 'searches',
    now: 'offline-searches',
    rows: [
      ['search:q=nurse', { version: 1, kind: 'search', query: 'q=nurse', startedAt: 4, ids: ['job-1'] }],
      // More than move at once.
      ...Array.from({ length: 22 }, (_, index): Row => [
        `job:job-${index}`,
        { version: 1, kind: 'job', job: { ...job, _id: `job-${index}` }, copiedAt: 4 },
      ]),
    ],
  },
};

/** Opens an old database as idb-keyval did for those builds, and closes it as the end of a tab does. */
async function use<T>(database: string, work: (records: IDBObjectStore) => T | Promise<T>): Promise<T> {
  const store = oldRows[database]?.store ?? '';
  const opening = indexedDB.open(database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await promisifyRequest(opening);
  try {
    return await work(opened.transaction(store, 'readwrite').objectStore(store));
  } finally {
    opened.close();
  }
}

/** Writes all of them. */
export async function writeOldDatabases(): Promise<void> {
  for (const [database, { rows }] of Object.entries(oldRows)) {
    await use(database, (records) => {
      for (const [key, value] of rows) records.put(value, key);
      return promisifyRequest(records.transaction);
    });
  }
}

/** How many records the old databases still have. */
export async function countLeft(): Promise<number> {
  let left = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    if (name in oldRows) left += await use(name, (records) => promisifyRequest(records.count()));
  }
  return left;
}
