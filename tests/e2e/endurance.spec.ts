import { failedRequests } from '../support/complaints.ts';
import { startProxy } from '../support/proxy.ts';
import { getSharedApp } from '../support/shared-app.ts';
import { openFront, type Front } from '../sw/front.ts';
import { generateEvents } from './endurance/events.ts';
import { runEvent } from './endurance/job-acts.ts';
import { judge } from './endurance/judge.ts';
import { Phone } from './endurance/phone.ts';
import { beginStory } from './endurance/story.ts';
import { test as base } from './fixtures.ts';

/**
 * Generated sequences of events on a phone: what the app reported as stored stays stored, what it reported as removed
 * stays removed, and no error is unhandled. `SEQUENCES` is their number, `SEED` the first.
 */

const sequences = Number(process.env['SEQUENCES'] ?? 2);
const firstSeed = Number(process.env['SEED'] ?? 1);

/** A network that breaks, before a server whose app has versions. */
const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _any }, use) => {
    const front = await openFront(getSharedApp().origin);
    await use(front);
    await front.off();
  },
  network: async ({ front }, use) => {
    const network = await startProxy(front.origin);
    await use(network);
    await network.close();
  },
});

for (const seed of Array.from({ length: sequences }, (_none, index) => firstSeed + index)) {
  test(`@phone whatever happens, nothing saved is lost: sequence ${seed}`, async ({
    page,
    network,
    front,
    complaints,
    request,
  }) => {
    test.setTimeout(240_000);
    complaints.allow(failedRequests);
    const phone = new Phone(page, { network, front });
    const story = await beginStory(phone, request);
    await phone.open('/jobPage');
    await phone.untilStored();
    try {
      for (const event of generateEvents(seed)) await runEvent(story, event);
      await judge(story);
    } catch (error) {
      const events = story.events.map((event) => JSON.stringify(event)).join('\n');
      throw new Error(`After these events of SEED=${seed}:\n${events}`, { cause: error });
    }
  });
}
