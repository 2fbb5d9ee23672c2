import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { downloadJobs, type DownloadCalls } from './download-jobs.ts';

const ids = Array.from({ length: 12 }, (_, index) => `j${index}`);
const toJob = (_id: string): Job =>
  v.parse(Job, { _id, title: _id, company: { _id: Number(_id.slice(1)) % 2 ? 'odd' : 'even' } });

/** A server that has every job and a device that stores all, except for `changes`. */
function createCalls(changes: Partial<DownloadCalls> = {}) {
  const stored: string[] = [];
  const asked: string[] = [];
  const calls: DownloadCalls = {
    readJob: async (id) => {
      asked.push(id);
      return toJob(id);
    },
    readCompany: async (id) => {
      asked.push(id);
      return v.parse(Company, { _id: id, name: id });
    },
    store: async ({ job, company }) => {
      stored.push(`${job._id} of ${company?.name}`);
      return true;
    },
    now: () => 0,
    ...changes,
  };
  return { calls, stored, asked };
}

async function download(calls: DownloadCalls, onStored: (cancel: () => void) => void = () => undefined) {
  const cancelling = new AbortController();
  const gone: string[] = [];
  const end = await downloadJobs(calls, ids, {
    signal: cancelling.signal,
    onStored: () => onStored(() => cancelling.abort()),
    onGone: (id) => void gone.push(id),
  });
  return { end, gone };
}

const missing = () => new ApiError('http', 'Status 404', { status: 404 });
const cutOff = () => new ApiError('unreachable', 'cut');

describe('downloading jobs', () => {
  test('stores each with its company, which is read once', async () => {
    const { calls, stored, asked } = createCalls();
    expect(await download(calls)).toEqual({ end: 'done', gone: [] });
    expect(stored.toSorted()).toEqual(
      ids.map((id) => `${id} of ${Number(id.slice(1)) % 2 ? 'odd' : 'even'}`).toSorted(),
    );
    expect(asked.filter((id) => !id.startsWith('j')).toSorted()).toEqual(['even', 'odd']);
  });

  test('at most three run at once', async () => {
    let underWay = 0;
    let most = 0;
    const { calls } = createCalls({
      readJob: async (id) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        return toJob(id);
      },
    });
    await download(calls);
    expect(most).toBe(3);
  });

  test('one network error is retried', async () => {
    const slipped = new Set<string>();
    const { calls, stored } = createCalls({
      readJob: async (id) => {
        if (slipped.has(id)) return toJob(id);
        slipped.add(id);
        throw cutOff();
      },
    });
    expect((await download(calls)).end).toBe('done');
    expect(stored).toHaveLength(ids.length);
  });

  test('a network failure leaves the complete jobs', async () => {
    const { calls, stored } = createCalls({
      readJob: async (id) => {
        if (id === 'j5') throw cutOff();
        return toJob(id);
      },
    });
    expect((await download(calls)).end).toBe('cut');
    expect(stored).toContain('j0 of even');
    expect(stored.some((text) => text.startsWith('j5 '))).toBe(false);
    expect(stored.length).toBeLessThan(ids.length);
  });

  test('a job without its company is incomplete', async () => {
    const { calls, stored } = createCalls({
      readCompany: async () => {
        throw cutOff();
      },
    });
    expect((await download(calls)).end).toBe('cut');
    expect(stored).toEqual([]);
  });

  test('cancelling leaves the complete jobs', async () => {
    const { calls, stored } = createCalls();
    expect((await download(calls, (cancel) => cancel())).end).toBe('cancelled');
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThan(ids.length);
  });

  test('missing jobs and companies are skipped', async () => {
    const { calls, stored } = createCalls({
      readJob: async (id) => {
        if (id === 'j3') throw missing();
        return toJob(id);
      },
      readCompany: async () => {
        throw missing();
      },
    });
    expect(await download(calls)).toEqual({ end: 'done', gone: ['j3'] });
    expect(stored).toHaveLength(ids.length - 1);
  });

  test('a full device ends it', async () => {
    let room = 4;
    const { calls } = createCalls({
      store: async () => {
        room -= 1;
        return room >= 0;
      },
    });
    expect((await download(calls)).end).toBe('noSpace');
  });
});
