import { applicationPaths } from '#contract/http/api-paths.ts';
import { addCv, apply, openTab, readSteps, signIn, written } from '../endurance/browser-tab.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { createEmployer, addInboxJobs } from '../support/employer.ts';
import { expect } from './fixtures.ts';
import { test } from './own-app.ts';

const CV_BYTES = 300_000;
const CUTS = 20;
const uploads = /\/applications\/uploads\//;
const ofApplications = new RegExp(`^${applicationPaths.list}`);

test('@phone a CV of 300 kB over 50 kB/s and 20 cuts costs at most 1.2 times its bytes', async ({
  context,
  network,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(409));
  const { jobIds } = await addInboxJobs(app);
  const page = await openTab(context, network.origin);
  await signIn(page, await createEmployer(app));
  const cvId = await addCv(page, CV_BYTES);
  network.slowDown({ roundTripMs: 100, kbitPerSecond: 400 });
  network.cutRequest(uploads, Math.ceil(CV_BYTES / (CUTS + 1)), CUTS);
  let attempts = 0;
  page.on('request', (request) => (attempts += request.method() === 'PATCH' ? 1 : 0));
  await apply(page, written(jobIds[0] ?? '', cvId));
  const stepOf = async () => (await readSteps(page)).map(({ step }) => step);
  await expect.poll(stepOf, { timeout: 120_000 }).toEqual(['sent']);
  expect(attempts).toBeGreaterThanOrEqual(CUTS);
  expect(network.countRequestBytes(ofApplications) / CV_BYTES).toBeLessThanOrEqual(1.2);
});
