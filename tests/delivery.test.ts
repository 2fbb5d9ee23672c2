import { expect, test } from 'vitest';
import { readApps, type Fault } from './endurance/bundle-tab.ts';
import { globalNames } from './endurance/device.ts';
import { runSequence } from './endurance/sequence.ts';

/** A short run of `npm run endurance`: generated sequences over a model of device, network, server and clock. */

const open = (fault?: Fault) => readApps(globalNames, fault);

test('whatever happens, an application is neither lost nor does it come twice', async () => {
  const apps = await open();
  let sendings = 0;
  for (let seed = 1; seed <= 150; seed += 1) sendings += (await runSequence(apps, seed)).sendings;
  expect(sendings).toBeGreaterThan(150);
});

const outbox = 'api/applications/application-outbox.ts';
const writes = 'device/application-writes.ts';

const MOST_SEQUENCES = 300;

test.each<{ name: string; fault: Fault; words: RegExp }>([
  {
    name: 'another key for each attempt',
    fault: {
      file: outbox,
      edits: { 'await deliver(application,': 'await deliver({ ...application, key: newKey() },' },
    },
    words: /the server does not have it|came 2 times|still waits/,
  },
  {
    name: 'a lost answer that is taken for a refusal',
    fault: {
      file: outbox,
      edits: {
        'throw isTemporary ?':
          "throw error instanceof ApiError ? new ApiError('refused', '') : isTemporary ?",
      },
    },
    words: /refused, and the server has it/,
  },
  {
    name: 'what is called sent before it was',
    fault: {
      file: outbox,
      edits: { 'const file = toBlob(cv);': "const file = toBlob(cv);\nvoid markSent(form.key, { id: '' });" },
    },
    words: /sent, and the server does not have it/,
  },
  {
    name: 'what no account is bound to',
    fault: {
      file: writes,
      edits: {
        '(stored?.userId === null ? { ...stored, userId } : undefined)': 'undefined',
        ' && found.userId === userId;': ';',
      },
    },
    words: /came 2 times|by another account/,
  },
  {
    name: 'an upload that begins anew after a cut',
    fault: { file: outbox, edits: { 'file.slice(offset)': 'file' } },
    words: /continues elsewhere/,
  },
])('the model finds $name', async ({ fault, words }) => {
  const apps = await open(fault);
  const run = async () => {
    for (let seed = 1; seed <= MOST_SEQUENCES; seed += 1) await runSequence(apps, seed);
  };
  await expect(run()).rejects.toThrow(words);
});
