import { setTimeout as wait } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Session } from '#contract/accounts/auth.ts';
import { InboxData, OpenedData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { EARLIER_COUNTS } from '#device/applications/known-applications.ts';
import { createRandom, type Random } from '#server/sample/synthetic/random.ts';
import { createEmployer, type Employer } from '../support/employer.ts';
import type { InboxJobs } from '../support/inbox-jobs.ts';
import type { Proxy } from '../support/proxy.ts';
import { addCv, apply, openTab, readSteps, signIn } from './browser-tab.ts';
import type { CrashingServer } from './crashing-server.ts';

/** A generated sequence in a browser, before the built server: what the model of `sequence.ts` does, for real. */

interface Stage extends InboxJobs {
  context: BrowserContext;
  network: Proxy;
  server: CrashingServer;
}

interface Sending {
  jobId: string;
  email: string;
  size: number;
  /** Once the app said that the device has it. */
  isStored: boolean;
}

interface Story extends Stage {
  random: Random;
  seed: number;
  applicant: Employer;
  tabs: Page[];
  sendings: Sending[];
  /** Of its CVs on the device, by their bytes. */
  cvIds: Map<number, string>;
  mend: () => void;
  events: string[];
}

const sizes = [2000, 150_000] as const;
const ofApplications = new RegExp(applicationPaths.list);
const ignore = (): undefined => undefined;

async function findTab(story: Story): Promise<Page> {
  if (story.tabs.length === 0) story.tabs.push(await openTab(story.context, story.network.origin));
  return story.random.pick(story.tabs);
}

/** A page can only be opened with a network: there is no worker here. */
async function closeTab(story: Story, how: 'close' | 'crash'): Promise<void> {
  const tab = story.random.pick(story.tabs);
  if (how === 'crash') {
    await Promise.all([tab.waitForEvent('crash'), tab.goto('chrome://crash').catch(ignore)]);
  }
  await tab.close();
  story.tabs = story.tabs.filter((other) => other !== tab);
  if (story.tabs.length === 0) {
    await goOnline(story);
    await findTab(story);
  }
}

async function goOnline({ network, server, tabs, mend }: Story): Promise<void> {
  mend();
  network.goOnline();
  await server.ensureRunning();
  for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('online'))).catch(ignore);
}

function send(story: Story, tab: Page): void {
  const { random, sendings, seed } = story;
  const size = random.pick(sizes);
  const jobId = random.pick(story.jobIds);
  const sending = { jobId, email: `s${seed}-${sendings.length}@example.com`, size, isStored: false };
  sendings.push(sending);
  const texts = { jobTitle: 'Accountant', companyName: 'Padma', name: `Seed${seed}`, phone: '01712345678' };
  const rest = { note: sending.email, answers: [], isFollowed: false, cvId: story.cvIds.get(size) ?? '' };
  // A tab that is killed meanwhile has said nothing.
  apply(tab, { ...texts, ...rest, jobId, email: sending.email })
    .then((placed) => (sending.isStored = placed === 'device'))
    .catch(ignore);
}

/** What may happen; a name may be there more than once. */
const happenings: readonly [name: string, run: (story: Story) => Promise<void> | void][] = [
  ['Send', async (story) => send(story, await findTab(story))],
  ['Send', async (story) => send(story, await findTab(story))],
  ['another tab', async (story) => void (story.tabs.length < 2 && (await addTab(story)))],
  ['a tab is closed', (story) => closeTab(story, 'close')],
  ['a tab crashes', (story) => closeTab(story, 'crash')],
  ['offline', ({ network }) => network.goOffline()],
  ['online', goOnline],
  [
    'requests are cut',
    (story) => breakNetwork(story, story.network.cutRequest(ofApplications, story.random.whole(1, 120_000))),
  ],
  ['answers are lost', (story) => breakNetwork(story, story.network.cut(ofApplications, 0))],
  ['answers wait', (story) => breakNetwork(story, story.network.hold(ofApplications))],
  [
    'the server is killed',
    async ({ server, random }) => {
      await wait(random.whole(0, 60));
      await server.kill();
    },
  ],
];

function breakNetwork(story: Story, mend: () => void): void {
  story.mend();
  story.mend = mend;
}

async function addTab(story: Story): Promise<void> {
  await goOnline(story);
  story.tabs.push(await openTab(story.context, story.network.origin));
}

const HAPPENINGS = 8;

/** Sent, or kept with its text as an earlier one for the job has arrived. */
const isOver = ({ step, problem, note }: Awaited<ReturnType<typeof readSteps>>[number]): boolean =>
  step === 'sent' || (problem === EARLIER_COUNTS && note !== '');

async function untilNothingWaits(story: Story): Promise<void> {
  for (const tab of story.tabs) await tab.close();
  story.tabs = [];
  await goOnline(story);
  const tab = await findTab(story);
  await signIn(tab, story.applicant);
  await expect
    .poll(async () => (await readSteps(tab)).filter((one) => !isOver(one)), { timeout: 60_000 })
    .toEqual([]);
}

/** What the employer has of this sequence. */
async function readInbox({ employer, jobIds, seed }: Story) {
  const found: { jobId: string; id: string; email: string; size: number }[] = [];
  for (const jobId of jobIds) {
    const list = await employer.send('GET', `${applicationPaths.ofJob(jobId)}?search=Seed${seed}`);
    const { applications } = v.parse(v.object({ data: InboxData }), list).data;
    for (const { id, email } of applications.filter((one) => one.email.startsWith(`s${seed}-`))) {
      const opened = v.parse(
        v.object({ data: OpenedData }),
        await employer.send('GET', applicationPaths.one(id)),
      );
      found.push({ jobId, id, email, size: opened.data.application.cv?.size ?? 0 });
    }
  }
  return found;
}

async function judge(story: Story): Promise<void> {
  const inbox = await readInbox(story);
  for (const jobId of story.jobIds) {
    const pressed = story.sendings.filter((one) => one.jobId === jobId);
    const arrived = inbox.filter((one) => one.jobId === jobId);
    const isPromised = pressed.some(({ isStored }) => isStored);
    expect(arrived.length, `applications for ${jobId}`).toBeLessThanOrEqual(1);
    if (isPromised) expect(arrived.length, `applications for ${jobId}`).toBe(1);
    for (const { email, size } of arrived) {
      expect(pressed.map((one) => [one.email, one.size])).toContainEqual([email, size]);
    }
  }
}

const toSession = ({ user, token }: Employer): Session => ({ user, token });

/** Runs the sequence of a seed. @throws where something was lost, or came twice, with what happened */
export async function runBrowserSequence(stage: Stage, seed: number): Promise<void> {
  const random = createRandom(seed);
  const applicant = await createEmployer({ origin: stage.server.origin });
  const own = { tabs: [], sendings: [], events: [], cvIds: new Map(), mend: ignore };
  const story: Story = { ...stage, ...own, random, seed, applicant };
  const tab = await findTab(story);
  for (const size of sizes) story.cvIds.set(size, await addCv(tab, size));
  // Some are written before sign-in.
  if (random.next() < 0.7) await signIn(tab, toSession(applicant));
  try {
    for (let count = 0; count < HAPPENINGS; count += 1) {
      const [name, run] = random.pick(happenings);
      story.events.push(name);
      await run(story);
      // At a moment of chance in what the app does; nothing is waited for.
      await wait(random.pick([0, 5, 30, 150]));
    }
    await untilNothingWaits(story);
    await judge(story);
  } catch (error) {
    throw new Error(`After these events of SEED=${seed}: ${story.events.join(', ')}`, { cause: error });
  }
}
