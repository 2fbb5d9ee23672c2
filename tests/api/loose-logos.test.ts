import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { createApp } from '#server/app.ts';
import { looseFiles } from '#server/db/schema.ts';
import { createFileStore, type FileStore } from '#server/files/file-store.ts';
import { openFiles } from '#server/files/bucket-store.ts';
import { purgeOld } from '#server/work.ts';
import { companyOf, postCompany, toForm, write } from '../support/company-forms.ts';
import { addPerson, type Person, addCompany } from '../support/stage.ts';
import { draw } from '../support/pictures.ts';
import { startS3Server, type S3Server } from '../support/s3-server.ts';
import { useTestServer, type TestServer } from '../support/server.ts';

const plain = useTestServer();
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const countNotes = () => plain().context.db.orm.$count(looseFiles);

const stores: readonly [name: string, open: () => Promise<FileStore>][] = [
  ['a folder', async () => createFileStore(plain().context.config.dataDir)],
  ['a bucket', () => openFiles({ bucket: s3.config, dataDir: '/nowhere' })],
];

describe.each(stores)('in %s', (_name, openStore) => {
  let files: FileStore;
  /** What the server does with files, to be broken. */
  let broken: FileStore;
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    files = await openStore();
    broken = { ...files };
    const context = { ...plain().context, files: broken };
    const app = createApp(context);
    server = { ...plain(), app, context, request: async (path, init) => app.request(path, init) };
    owner = await addPerson(server);
  });

  const isStored = async (path: string) => (await files.open(path)) !== null;
  const put = async (id: string) =>
    write(server, ['PUT', apiPaths.company(id), toForm({}, await draw('jpeg'))], { token: owner.token });
  /** From now on as for a server that has ended, or whose files are out of reach. */
  const loseRemovals = () => {
    broken.remove = () => Promise.reject(new Error('Not reached.'));
  };
  const passTime = async (ms: number) => {
    await plain().advance(ms);
    await purgeOld(server.context);
  };

  test('a logo whose row never came goes after a day', async () => {
    let stored = '';
    broken.put = async (file) => {
      stored = await files.put(file);
      throw new Error('The server ends here.');
    };
    const sent = toForm({}, await draw('png'));
    const answer = await write(server, ['POST', apiPaths.companies, sent], { token: owner.token });
    broken.put = files.put;
    expect(answer.status).toBe(500);
    expect(await isStored(stored)).toBe(true);
    await passTime(DAY_MS - HOUR_MS);
    expect(await isStored(stored)).toBe(true);
    await passTime(2 * HOUR_MS);
    expect([await isStored(stored), await countNotes()]).toEqual([false, 0]);
  });

  test('a logo that was given up goes later where it could not be removed at once; the new one stays', async () => {
    const { _id, logo } = await postCompany(server, owner, toForm({}, await draw('png')));
    expect(await countNotes()).toBe(0);
    loseRemovals();
    const next = companyOf(await put(_id)).logo;
    await passTime(DAY_MS + HOUR_MS);
    expect([await isStored(logo), await isStored(next)]).toEqual([true, true]);
    broken.remove = files.remove;
    await passTime(HOUR_MS);
    expect([await isStored(logo), await isStored(next), await countNotes()]).toEqual([false, true, 0]);
  });

  test('a logo that several companies had goes with the last of them', async () => {
    const logo = await files.put({ folder: 'logos', name: 'shared.webp', bytes: await draw('webp') });
    const deletedAt = new Date(server.context.clock() - (RESTORE_DAYS + 1) * DAY_MS);
    for (let count = 0; count < 2; count += 1) await addCompany(server, { logo, deletedAt });
    await purgeOld(server.context);
    expect([await isStored(logo), await countNotes()]).toEqual([false, 0]);
  });
});
