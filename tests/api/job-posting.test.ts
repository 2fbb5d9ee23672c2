import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { readHead } from '../support/head-tags.ts';
import { addJob, addJobDefaults, addCompany } from '../support/stage.ts';
import { JobPosting, PreviewTags } from '../support/page-rules.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let removeFolder = async () => {};
beforeAll(async () => {
  const { folder, remove } = await createClientFolder();
  removeFolder = remove;
  server = await createTestServer({ clientFolder: folder });
  const { db, files, clock } = server.context;
  await seedSampleData({ db, files, now: clock() });
});
afterAll(async () => {
  await server.close();
  await removeFolder();
});

const readJob = async (id: string) =>
  readHead(await (await server.request(`https://kaj.test${toJobPath(id)}`)).text());
const readPosting = async (id: string) => v.parse(JobPosting, (await readJob(id)).data[0]);

describe('the sample jobs', () => {
  test('all keep the written rules of previews and job postings', async () => {
    const rows = await server.context.db.sql<{ id: string; posted: string }[]>`
      select id, posted_at as posted from jobs where listed`;
    expect(rows.length).toBeGreaterThan(80);
    const addresses = new Set<string>();
    for (const { id, posted } of rows) {
      const { title, meta, data } = await readJob(id);
      v.parse(PreviewTags, meta);
      expect(data).toHaveLength(1);
      const posting = v.parse(JobPosting, data[0]);
      expect(new Date(posting.datePosted).getTime()).toBe(new Date(posted).getTime());
      expect(title).toBe(`${posting.title}, ${posting.hiringOrganization.name} · Kaj`);
      addresses.add(meta['og:image'] ?? '');
    }
    expect(addresses.size).toBe(rows.length);
  });
});

const add = async (changes: Parameters<typeof addJob>[2], company: Parameters<typeof addCompany>[1] = {}) => {
  const defaults = await addJobDefaults(server);
  const companyId = await addCompany(server, company);
  const known = { description: 'Keeps the books of two shops and counts.', country: 'Bangladesh' };
  return addJob(server, { ...defaults, companyId }, { ...known, ...changes });
};

const applying = async (applyWays: ApplyWay[]) => {
  const [posting] = (await readJob(await add({ applyWays }))).data;
  return v.parse(
    v.object({
      directApply: v.boolean(),
      applicationContact: v.optional(v.record(v.string(), v.string())),
    }),
    posting,
  );
};

describe('a job posting', () => {
  test('applies on its page in the inbox alone, and names the link and number of its employer', async () => {
    expect(await applying([])).toEqual({ directApply: false });
    expect(await applying([{ kind: 'inbox' }])).toEqual({ directApply: true });
    const url = 'https://jobs.surma.example/7';
    const phone = '+880 1712-345678';
    expect(
      await applying([
        { kind: 'link', url },
        { kind: 'call', phone, whatsApp: true },
      ]),
    ).toEqual({
      directApply: false,
      applicationContact: { '@type': 'ContactPoint', url, telephone: phone },
    });
  });

  test('of remote work says where applicants live', async () => {
    const posting = await readPosting(
      await add({ jobType: 'remote', workMode: 'part-time', country: 'Sri Lanka' }),
    );
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'Sri Lanka' },
      jobLocation: { address: { addressCountry: 'LK' } },
      employmentType: ['PART_TIME'],
    });
  });

  test('says pay by its period, one amount where both are alike, and none where there is none', async () => {
    const pay = { salaryMin: 500, salaryMax: 500, salaryType: 'daily', currency: 'BDT' };
    const posting = await readPosting(await add(pay));
    expect(posting.baseSalary).toMatchObject({ currency: 'BDT', value: { value: 500, unitText: 'DAY' } });
    const unpaid = await readPosting(await add({ salaryMin: 0, salaryMax: 0 }));
    expect(unpaid.baseSalary).toBeUndefined();
  });

  test('names the company’s page only where it is one', async () => {
    const id = await add({}, { website: 'javascript:alert(1)', logo: '/files/logos/a.webp' });
    expect((await readPosting(id)).hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'Meghna Foods',
      logo: 'https://kaj.test/files/logos/a.webp',
    });
    const named = await readPosting(await add({}, { website: 'https://meghna.example' }));
    expect(named.hiringOrganization.sameAs).toBe('https://meghna.example');
  });

  test('lasts until the end of the deadline’s day in Bangladesh, and says what experience it takes', async () => {
    const applicationDeadline = new Date(Date.UTC(2099, 10, 29, 20));
    const fresher = await readPosting(await add({ applicationDeadline, experienceLevel: 'fresher' }));
    expect(fresher).toMatchObject({
      validThrough: '2099-11-30T17:59:59.999Z',
      experienceRequirements: 'no requirements',
    });
    const skilled = await readPosting(await add({ experienceLevel: 'morethan-2years' }));
    expect(skilled.experienceRequirements).toMatchObject({ monthsOfExperience: 24 });
  });

  test('is left out where the rules require more than is known', async () => {
    expect((await readJob(await add({ country: '' }))).data).toEqual([]);
    expect((await readJob(await add({ description: ' ' }))).data).toEqual([]);
  });
});
