import { expect, test, vi } from 'vitest';
import { createDeviceRecords } from './device-records.ts';

test('a device that cannot be read is announced once to followers that read again, and read by the next use', async () => {
  let reads = 0;
  const read = async (): Promise<void> => {
    reads += 1;
    // A loop ends at the ninth read: the test fails and does not hang.
    if (reads < 9) throw new Error('refused');
  };
  const records = createDeviceRecords<string>({ name: 'notes', read });
  const heard = vi.fn(() => void records.load());
  records.onChange(heard);
  await records.load();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect([records.readState(), reads, heard.mock.calls.length]).toEqual(['unreadable', 2, 1]);
  await records.load();
  expect(reads).toBe(3);
});
