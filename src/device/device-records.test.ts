import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { stores } from '#contract/device/stores.ts';
import { useFakeDevice } from '../../tests/support/fake-device.ts';
import { createDeviceRecords } from './device-records.ts';

useFakeDevice();

test('a device that cannot be read is announced once to followers that read again, and read by the next use', async () => {
  let reads = 0;
  const readInto = async (): Promise<void> => {
    reads += 1;
    // A loop ends at the ninth read: the test fails and does not hang.
    if (reads < 9) throw new Error('refused');
  };
  const records = createDeviceRecords<string>({ name: 'notes', load: async () => ({ readInto }) });
  const heard = vi.fn(() => void records.load());
  records.onChange(heard);
  await records.load();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect([records.readState(), reads, heard.mock.calls.length]).toEqual(['unreadable', 2, 1]);
  await records.load();
  expect(reads).toBe(3);
});

test('what a page writes while it reads its records is shown, not what it read before', async () => {
  const { createRecordStore } = await import('./record-store.ts');
  const store = createRecordStore({
    at: stores.letters,
    schema: v.object({ version: v.number(), text: v.string() }),
    version: 2,
    toShown: (_key, stored) => stored,
  });
  await store.change('a', () => ({ version: 2, text: 'old' }));
  const records = createDeviceRecords({ name: 'letters', load: async () => store });
  const reading = records.load();
  await Promise.all([reading, store.change('a', () => ({ version: 2, text: 'new' }))]);
  expect(records.known().get('a')?.text).toBe('new');
});
