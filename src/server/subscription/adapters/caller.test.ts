import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createCaller } from './caller.ts';

/** Frees what nothing refers to, as Node does at any time. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

test('an operator that never answers is given up, whatever else the server does in the meantime', async () => {
  const ask = createCaller({
    channel: 'bd_robi',
    appId: 'APP_1',
    password: 'secret',
    codes: {},
    transport: async ({ signal }) => {
      await once(signal, 'abort');
      throw signal.reason;
    },
    timeoutMs: 200,
    stopSignal: new AbortController().signal,
    log: () => undefined,
  });
  const answered = ask({ name: 'status', url: '', fields: {}, isRepeatable: false });
  await wait(20);
  collectGarbage();
  expect(await answered).toMatchObject({ kind: 'refused', class: 'failed' });
});
