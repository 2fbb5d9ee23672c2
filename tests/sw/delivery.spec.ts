import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { InboxData, UploadData } from '#contract/applications/application.ts';
import { accountPaths, alertPaths, applicationPaths, reportPaths } from '#contract/http/api-paths.ts';
import { REPORT_VERSION, stores } from '#contract/device/stores.ts';
import type { Delivery } from '#contract/device/worker.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { addCv, apply, openTab, readSteps, signIn, written } from '../endurance/browser-tab.ts';
import { startApp } from '../support/app-process.ts';
import { getChromium, testFlags } from '../support/chromium.ts';
import { countRecords } from '../support/device-store.ts';
import { createEmployer, type Employer, addInboxJobs, type InboxJobs } from '../support/employer.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import type { SharedApp } from '../support/shared-app.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test as base } from './fixtures.ts';

interface Stage extends InboxJobs {
  network: Proxy;
  applicant: Employer;
  /** A tab of the app, with its worker installed and the applicant signed in. */
  tab: Page;
  /** Wakes the worker as the browser does; for that a page of no site is open. */
  wake: (tag: Delivery) => Promise<unknown>;
}

/** The session and the worker's registration, for the browser's tools. */
async function findWorker(keeper: Page): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await keeper.context().newCDPSession(keeper);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  return { session, registrationId };
}

const test = base.extend<{ stage: Stage }, { app: SharedApp }>({
  // Of its own, as the jobs would stand on top of the other tests' lists.
  app: [
    async ({ browserName: _any }, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stage: async ({ app, context, page }, use) => {
    const network = await startProxy(app.origin);
    const { origin } = network;
    const tab = await openTab(context, origin);
    await page.goto(`${origin}/aboutUs`);
    await untilControlled(page);
    const { session, registrationId } = await findWorker(page);
    await page.goto('about:blank');
    const wake = (tag: Delivery) =>
      session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    const applicant = await createEmployer(app);
    await signIn(tab, applicant);
    await use({ ...(await addInboxJobs(app)), network, applicant, tab, wake });
    await network.close();
  },
});

/** Presses Send. @returns the id of the job */
async function applyIn({ tab, jobIds }: Stage, bytes = 1000): Promise<string> {
  const [jobId = ''] = jobIds;
  await apply(tab, written(jobId, await addCv(tab, bytes)));
  return jobId;
}

/** Waits until the browser has promised to wake the worker. */
const untilPromised = (tab: Page, tag: Delivery) =>
  expect
    .poll(() =>
      tab.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const sync: unknown = Reflect.get(registration, 'sync');
        if (typeof sync !== 'object' || sync === null || !('getTags' in sync)) return [];
        return typeof sync.getTags === 'function' ? sync.getTags() : [];
      }),
    )
    .toContain(tag);

async function countArrived({ employer }: InboxJobs, jobId: string): Promise<number> {
  const answer = await employer.send('GET', applicationPaths.ofJob(jobId));
  return v.parse(v.object({ data: InboxData }), answer).data.applications.length;
}

/** A page of the origin without the app. */
async function openBare(context: BrowserContext, { network }: Stage): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${network.origin}/robots.txt`);
  return page;
}

const countAsked = ({ requests }: Proxy, path: string): number =>
  requests.filter((asked) => asked === path).length;

// Chromium's shell without windows has no Background Sync.
test.use({ launchOptions: { executablePath: getChromium(), args: testFlags } });

test('what waits is sent once when the browser wakes the worker and no tab is open', async ({
  stage,
  context,
}) => {
  const { network, tab, wake } = stage;
  network.goOffline();
  const jobId = await applyIn(stage);
  await tab.evaluate(
    ([job, version]) =>
      globalThis.kajTab.reportJob({
        version,
        jobId: job,
        reason: 'money',
        text: 'They asked for 500 taka.',
        key: 'k'.repeat(32),
        reportedAt: 1,
        step: 'waiting',
      }),
    [jobId, REPORT_VERSION] as const,
  );
  const alert = {
    search: parseJobSearch({ title: 'welder' }),
    to: { channel: 'email', email: 'rina@example.com' },
    pace: 'daily',
  } as const;
  expect(await tab.evaluate((given) => globalThis.kajTab.addAlert(given), alert)).toBe('waiting');
  for (const tag of ['applications', 'reports', 'alerts'] as const) await untilPromised(tab, tag);
  await tab.close();
  network.goOnline();
  await Promise.all([wake('applications'), wake('applications'), wake('reports'), wake('alerts')]);
  const bare = await openBare(context, stage);
  for (const store of [stores.applications, stores.reports, stores.alerts]) {
    await expect.poll(() => countRecords(bare, store, '"step":"sent"'), store).toBe(1);
  }
  expect(await countArrived(stage, jobId)).toBe(1);
  const paths = [applicationPaths.list, reportPaths.ofJob(jobId), alertPaths.alerts];
  expect(paths.map((path) => countAsked(network, path))).toEqual([1, 1, 1]);
});

test('a page says that an application is sent though the app is closed', async ({ stage, page }) => {
  const { network, jobIds } = stage;
  await page.goto(network.origin + toJobPath(jobIds[0] ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Accountant 1' })).toBeVisible();
  network.goOffline();
  await applyIn(stage);
  await page.getByRole('button', { name: 'Your application' }).click();
  await expect(
    page.getByText('We send it as soon as you are online, even if the app is closed.'),
  ).toBeVisible();
});

test('the worker waits for a tab that sends, and sends the same when it is closed', async ({
  stage,
  context,
}) => {
  const { network, tab, wake } = stage;
  const release = network.hold(new RegExp(`${applicationPaths.list}$`));
  const jobId = await applyIn(stage);
  await untilPromised(tab, 'applications');
  await expect.poll(() => countAsked(network, applicationPaths.list)).toBe(1);
  await wake('applications');
  await tab.close();
  await expect.poll(() => countAsked(network, applicationPaths.list)).toBe(2);
  release();
  const bare = await openBare(context, stage);
  await expect.poll(() => countRecords(bare, stores.applications, '"step":"sent"')).toBe(1);
  expect(await countArrived(stage, jobId)).toBe(1);
});

test('a wake-up goes on with the upload of a tab that was closed offline', async ({ stage, context }) => {
  const arrived = 50_000;
  const { network, tab, wake, applicant } = stage;
  const uploads = /\/applications\/uploads\//;
  // A fast connection that is reset loses bytes that the server has not read yet.
  network.slowDown({ roundTripMs: 100, kbitPerSecond: 400 });
  const mend = network.cutRequest(uploads, arrived);
  const jobId = await applyIn(stage, 600_000);
  await untilPromised(tab, 'applications');
  await expect.poll(() => network.countRequestBytes(uploads)).toBeGreaterThan(arrived);
  const [{ key } = { key: '' }] = await readSteps(tab);
  network.goOffline();
  await tab.close();
  mend();
  const readOffset = async () => {
    const answer = await applicant.send('GET', applicationPaths.upload(key));
    return v.parse(v.object({ data: UploadData }), answer).data.offset;
  };
  // The server stores what arrived once it has noticed the cut.
  await expect.poll(readOffset).toBeGreaterThan(arrived / 2);
  network.goOnline();
  await wake('applications');
  const bare = await openBare(context, stage);
  await expect.poll(() => countRecords(bare, stores.applications, '"step":"sent"')).toBe(1);
  expect(await countArrived(stage, jobId)).toBe(1);
});

test('a session that the server refuses leaves the worker, and the application waits', async ({
  stage,
  context,
}) => {
  const { network, tab, wake, applicant } = stage;
  network.goOffline();
  await applyIn(stage);
  await untilPromised(tab, 'applications');
  expect(await countRecords(tab, stores.session, applicant.token)).toBe(1);
  await tab.close();
  await applicant.send('POST', accountPaths.logout);
  network.goOnline();
  await wake('applications');
  const bare = await openBare(context, stage);
  await expect.poll(() => countRecords(bare, stores.session, applicant.token)).toBe(0);
  expect(await countRecords(bare, stores.applications, '"step":"waiting"')).toBe(1);
});

test('a sign-out takes the session from the worker', async ({ stage }) => {
  const { network, tab, applicant } = stage;
  network.goOffline();
  await applyIn(stage);
  await untilPromised(tab, 'applications');
  await tab.evaluate(() => globalThis.kajTab.signOut());
  await expect.poll(() => countRecords(tab, stores.session, applicant.token)).toBe(0);
  await expect.poll(() => countRecords(tab, stores.applications)).toBe(0);
});
