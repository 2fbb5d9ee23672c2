import { stores } from '#contract/device/stores.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Apps } from './bundle-tab.ts';
import { cvIds, cvSizes, Device, type Tab } from './device.ts';
import { judge } from './judge.ts';
import { Network } from './network.ts';
import { ModelServer } from './server.ts';
import { World } from './world.ts';

/** Generated sequences of what happens to a phone on which people apply for jobs, and what must be true at their ends. */

const users = ['u1', 'u2'] as const;
const jobs = ['j1', 'j2', 'j3'] as const;

/** What somebody pressed Send on. */
export interface Sending {
  note: string;
  jobId: string;
  cvSize: number;
  /** Who was signed in. */
  userId: string | null;
  /** What the app said of it; undefined while it had not. */
  placed: string | undefined;
  /** Somebody removed it from the device since, or signed out, which removes it. */
  isRemoved: boolean;
}

/** A sequence that runs. */
export interface Story {
  world: World;
  server: ModelServer;
  network: Network;
  device: Device;
  sendings: Sending[];
}

const readUser = ({ device }: Story): string | null => {
  const text = device.texts.get('user');
  return text === undefined ? null : String(Reflect.get(JSON.parse(text), '_id'));
};

const findTab = ({ device, world }: Story): Tab =>
  device.tabs.length === 0 ? device.openTab() : world.random.pick(device.tabs);

function press(story: Story): void {
  const { world, sendings } = story;
  const tab = findTab(story);
  const session = tab.app.readSession();
  const cvId = world.random.pick(cvIds);
  const sending: Sending = {
    note: `letter ${sendings.length}`,
    jobId: world.random.pick(jobs),
    cvSize: cvId === 'small' ? cvSizes.small : cvSizes.large,
    userId: session?.user._id ?? null,
    placed: undefined,
    isRemoved: false,
  };
  sendings.push(sending);
  story.world.note(
    `Send: ${sending.note} for ${sending.jobId} by ${sending.userId ?? 'nobody yet'}, ${cvId} CV`,
  );
  const text = { jobTitle: 'Welder', companyName: 'Padma', name: 'Rina', phone: '01712345678' };
  const form = { ...text, email: 'rina@example.com', answers: [], isFollowed: false };
  void tab.app.applyHere({ ...form, jobId: sending.jobId, note: sending.note, cvId }).then((placed) => {
    if (tab.isGone) return;
    const { jobId } = sending;
    const known = [...tab.app.knownApplications().values()].filter((one) => one.jobId === jobId);
    // What was sent has no note any more.
    const isOwn =
      known.some((one) => one.note === sending.note) || !known.some((one) => one.step === 'waiting');
    // Another one for the job waited already: that one counts.
    sending.placed = isOwn || placed !== 'device' ? placed : 'waits already';
    story.world.note(`${sending.note} is stored: ${sending.placed}`);
  });
}

function signIn(story: Story, userId: string): void {
  const { server } = story;
  const tab = findTab(story);
  const names = { firstName: 'Rina', lastName: 'Das', email: `${userId}@example.com`, phoneNumber: '' };
  tab.app.signIn({ user: { _id: userId, ...names }, token: server.signIn(userId) });
}

function remove({ sendings }: Story, isOne: (sending: Sending) => boolean): void {
  for (const sending of sendings) if (isOne(sending)) sending.isRemoved = true;
}

function stopServer({ server, world }: Story): void {
  server.start += 1;
  server.isDown = true;
  world.after(world.random.whole(1, MINUTE_MS), () => (server.isDown = false));
}

/** What may happen, and how often beside the others. */
const happenings: Readonly<Record<string, { weight: number; run: (story: Story) => void }>> = {
  Send: { weight: 8, run: press },
  'a tab opens': { weight: 3, run: ({ device }) => device.tabs.length < 3 && void device.openTab() },
  'a tab is killed': { weight: 4, run: (story) => story.device.kill(findTab(story)) },
  'a tab reloads, maybe into another version': {
    weight: 4,
    run: (story) => {
      story.device.kill(findTab(story));
      story.device.openTab();
    },
  },
  'the phone restarts': {
    weight: 1,
    run: ({ device }) => {
      device.tabs.forEach((tab) => device.kill(tab));
      device.killWorker();
    },
  },
  'all tabs are closed': { weight: 2, run: ({ device }) => device.tabs.forEach((tab) => device.kill(tab)) },
  'the worker is killed': { weight: 2, run: ({ device }) => device.killWorker() },
  offline: { weight: 3, run: ({ device }) => device.setOffline(true) },
  online: { weight: 4, run: ({ device }) => device.setOffline(false) },
  'sign-in': {
    weight: 4,
    run: (story) => readUser(story) === null && signIn(story, story.world.random.pick(users)),
  },
  'sign-out': {
    weight: 1,
    run: (story) => {
      const userId = readUser(story);
      if (userId === null) return;
      const { app } = findTab(story);
      // A tab that has not heard of the latest sign-in signs out whom it shows.
      const shown = app.readSession()?.user._id ?? null;
      app.signOut();
      remove(story, (sending) => [userId, shown, null].includes(sending.userId));
    },
  },
  'the session ends at the server': {
    weight: 1,
    run: ({ server, world }) => server.endSessions(world.random.pick(users)),
  },
  'the browser empties localStorage': { weight: 0.3, run: ({ device }) => device.evictTexts() },
  'the server is killed': { weight: 3, run: stopServer },
  'a job closes': { weight: 0.7, run: ({ server, world }) => server.closedJobs.add(world.random.pick(jobs)) },
  'an application is withdrawn': {
    weight: 0.7,
    run: ({ server, world }) => {
      if (server.rows.length > 0) world.random.pick(server.rows).isWithdrawn = true;
    },
  },
  'the device is full': { weight: 0.5, run: ({ device }) => (device.disk.isFull = true) },
  'there is room again': { weight: 1, run: ({ device }) => (device.disk.isFull = false) },
  'all is removed': {
    weight: 0.2,
    run: (story) => {
      void findTab(story).app.removeAllApplications();
      remove(story, () => true);
    },
  },
};

const names = Object.entries(happenings).flatMap(([name, { weight }]) =>
  Array<string>(Math.round(weight * 10)).fill(name),
);

async function happen(story: Story): Promise<void> {
  const name = story.world.random.pick(names);
  story.world.note(name);
  happenings[name]?.run(story);
  await waitSome(story);
}

/** Sometimes in the middle of what the app does, sometimes long after it. */
async function waitSome({ world }: Story): Promise<void> {
  const draw = world.random.next();
  if (draw < 0.5) await world.runSome(world.random.whole(0, 40), world.now + MINUTE_MS);
  else if (draw < 0.8) await world.runFor(world.random.whole(0, 3 * SECOND_MS));
  else if (draw < 0.97) await world.runFor(world.random.whole(SECOND_MS, 3 * MINUTE_MS));
  else await world.runFor(world.random.whole(MINUTE_MS, 2 * HOUR_MS));
}

/** Who has something on the device that was not sent. */
function findOwners({ device }: Story): (string | null)[] {
  const rows = [...device.disk.rowsOf(stores.applications).values()];
  const waiting = rows.filter((row) => Reflect.get(Object(row), 'step') === 'waiting');
  return [...new Set(waiting.map((row): string | null => Reflect.get(Object(row), 'userId')))];
}

/** In the end the network works, and everybody who has something to send signs in. */
async function end(story: Story): Promise<void> {
  const { device, server, network, world } = story;
  story.world.note('the end: all works, and everybody signs in');
  network.faults = 0;
  server.isDown = false;
  device.disk.isFull = false;
  device.setOffline(false);
  await world.runOut(12 * HOUR_MS);
  for (const userId of users) {
    const owners = findOwners(story);
    if (!owners.includes(userId) && !owners.includes(null)) continue;
    for (const tab of device.tabs) device.kill(tab);
    // Whoever was signed in: the session has ended, without a sign-out.
    for (const key of ['user', 'token']) device.texts.delete(key);
    signIn(story, userId);
    await world.runOut(12 * HOUR_MS);
  }
}

const HAPPENINGS = { fewest: 4, most: 16 };

/** Runs the sequence of a seed. @throws where something was lost, or came twice, with all that happened */
export async function runSequence(apps: Apps, seed: number): Promise<{ requests: number; sendings: number }> {
  const world = new World(seed);
  const server = new ModelServer(world);
  const network = new Network(world, server);
  const device = new Device(world, network, apps);
  const story: Story = { world, server, network, device, sendings: [] };
  try {
    network.faults = world.random.pick([0, 0.2, 0.5, 0.8]);
    device.openTab();
    if (world.isDrawn(0.7)) signIn(story, world.random.pick(users));
    const count = world.random.whole(HAPPENINGS.fewest, HAPPENINGS.most);
    for (let done = 0; done < count; done += 1) await happen(story);
    await end(story);
    judge(story);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`Seed ${seed}: ${reason}\n${world.log.join('\n')}`, { cause: error });
  }
  return { requests: network.requests, sendings: story.sendings.length };
}
