import { beforeAll, describe, expect, test } from 'vitest';
import { CitiesData, City, CityData } from '#contract/jobs/city.ts';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toCityKey } from '#contract/jobs/city-key.ts';
import {
  addJob,
  addJobDefaults,
  listJobs,
  titles,
  type JobDefaults,
  addCompany,
} from '../../support/stage.ts';
import { placeSpellings } from '../../support/place-spellings.ts';
import { useTestServer } from '../../support/server.ts';

const server = useTestServer();
let defaults: JobDefaults;

async function listCities(): Promise<City[]> {
  await server().advance(11 * MINUTE_MS);
  const { body } = await server().send('GET', apiPaths.cities);
  const read = readAnswer(CitiesData, body);
  return read.kind === 'ok' ? parseRows(City, read.data.cities).rows : [];
}

const findCity = async (name: string) => {
  const { status, body } = await server().send('GET', apiPaths.city(name));
  const read = readAnswer(CityData, body);
  return read.kind === 'ok' ? read.data.city : status;
};

const closed = () => ({ applicationDeadline: new Date(server().context.clock() - 3 * DAY_MS) });

beforeAll(async () => {
  defaults = await addJobDefaults(server());
  const add = (title: string, city: string, changes = {}) =>
    addJob(server(), defaults, { title, city, ...changes });
  await add('a', "Cox's Bazar");
  await add('b', 'Coxs bazar ');
  await add('c', 'COX’S BAZAR');
  await add('d', "Cox's Bazar");
  await add('e', 'Chattogram', { experienceLevel: 'lead' });
  await add('f', 'চট্টগ্রাম');
  await add('g', 'Chattogram', { approval: 'pending' });
  await add('h', 'Chattogram', { deletedAt: new Date() });
  await add('i', 'Chattogram', { companyId: await addCompany(server(), { approval: 'pending' }) });
  await add('j', 'Feni', closed());
  await add('k', 'Bhola', { approval: 'pending' });
  await add('l', '');
  await add('m', '...');
  await add('n', 'কুষ্টিয়া');
  await add('o', 'কুষ্টিয়া সদর');
  await add('p', 'Kushtia');
  await add('q', 'NOTUN PARA');
  await add('r', 'notun para');
  await add('s', 'Notun Para');
  await add('t', 'জাফলং');
});

describe('cities', () => {
  test('are listed with their open jobs, those with most first, under one spelling', async () => {
    expect(await listCities()).toEqual([
      { name: "Cox's Bazar", nameBn: 'কক্সবাজার', slug: 'coxs-bazar', jobCount: 4 },
      { name: 'Kushtia', nameBn: 'কুষ্টিয়া'.normalize('NFC'), slug: 'kushtia', jobCount: 3 },
      { name: 'Notun Para', nameBn: '', slug: 'notun-para', jobCount: 3 },
      { name: 'Chattogram', nameBn: 'চট্টগ্রাম', slug: 'chattogram', jobCount: 2 },
      { name: 'জাফলং', nameBn: '', slug: 'জাফলং', jobCount: 1 },
    ]);
  });

  test('are found by any spelling; one whose jobs have closed is known, one with none is not', async () => {
    expect(await findCity('chattogram')).toMatchObject({ slug: 'chattogram', jobCount: 2 });
    expect(await findCity('Chittagong')).toMatchObject({ slug: 'chattogram', jobCount: 2 });
    expect(await findCity('কুষ্টিয়া')).toMatchObject({ slug: 'kushtia', jobCount: 3 });
    expect(await findCity('feni')).toEqual({ name: 'Feni', nameBn: 'ফেনী', slug: 'feni', jobCount: 0 });
    for (const unknown of ['bhola', 'nowhere', '...', '%00', ' ']) expect(await findCity(unknown)).toBe(404);
  });

  test('filter the list in any spelling, alone and with other filters, an order, and words', async () => {
    const find = async (query: string) => (await titles(server(), query)).toSorted();
    for (const name of ["Cox's%20Bazar", 'coxs-bazar', 'COXS+BAZAR', 'কক্সবাজার']) {
      expect(await find(`city=${name}`)).toEqual(['a', 'b', 'c', 'd']);
    }
    for (const name of ['kushtia', 'কুষ্টিয়া', 'KUSHTIA'])
      expect(await find(`city=${encodeURIComponent(name)}`)).toEqual(['n', 'o', 'p']);
    expect(await find('city=chattogram')).toEqual(['e', 'f']);
    expect(await find('city=chattogram&experienceLevel=lead')).toEqual(['e']);
    expect(await find('city=chattogram&sort=deadline')).toEqual(['e', 'f']);
    expect(await find('city=chattogram&country=India')).toEqual([]);
    expect(await find('city=chattogram&search=lead')).toEqual(['e']);
    for (const none of ['feni', 'nowhere', '...']) expect(await find(`city=${none}`)).toEqual([]);
    expect((await listJobs(server(), 'city=coxs-bazar&perPage=3')).pagination).toMatchObject({ total: 4 });
    const wrong = await server().send('GET', `${apiPaths.jobs}?city=a&city=b`);
    expect(wrong.status).toBe(400);
  });
});

test('database and app make the same key of a city', async () => {
  const names = [
    ...placeSpellings.flatMap(({ spellings }) => spellings),
    'Dhaka City Corporation',
    'গাজীপুর সিটি কর্পোরেশন',
    'Quezon City',
    'নতুন পাড়া',
    "Cox's Bazar",
    'COX’S  BAZAR',
    ' St. Martin ',
    'Dhaka-1212',
    'Ｄｈａｋａ',
    'নারায়ণগঞ্জ',
    'São Paulo',
    'İzmir',
    '--a--',
    'a\tb\u00A0c',
    '{Dhaka}',
    '',
    'x'.repeat(99) + ' y z',
    '😀'.repeat(120),
  ];
  const rows = await server().context.db.sql<{ key: string }[]>`
    select kaj_city_key(name) as key from json_array_elements_text(${JSON.stringify(names)}::json) name`;
  expect(rows.map(({ key }) => key)).toEqual(names.map(toCityKey));
  expect(names.map((name) => toCityKey(toCityKey(name)))).toEqual(names.map(toCityKey));
});
