import { beforeAll, expect, test } from 'vitest';
import { listLimits } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { jobSorts } from '#contract/jobs/vocabulary.ts';
import { addJob, addJobDefaults } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
beforeAll(async () => {
  await addJob(server(), await addJobDefaults(server()));
});

test('the last page that may be asked for is an empty one, in every list', async () => {
  const filters = [
    '',
    'jobType=on-site',
    'minSalary=1',
    'jobType=on-site&experienceLevel=1-2years&minSalary=1',
  ];
  const orders = ['', ...jobSorts.map((sort) => `sort=${sort}`)];
  const last = `page=${listLimits.maxPage}&perPage=${listLimits.maxPageSize}`;
  for (const filter of filters) {
    for (const order of orders) {
      for (const search of ['', 'search=accountant']) {
        const asked = [last, filter, order, search].join('&');
        const { status, body } = await server().send('GET', `${apiPaths.jobs}?${asked}`);
        expect({ asked, status, body }).toMatchObject({ asked, status: 200, body: { data: { jobs: [] } } });
      }
    }
  }
});
