import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

vi.mock('#platform/storage/storage.ts', () => ({ readStored: () => null }));
vi.mock('#device/saved-jobs/saved-jobs.ts', () => ({ knownSavedJobs: () => new Map([['saved', {}]]) }));
vi.mock('#features/resumes/downloads/downloaded-cvs.ts', () => ({ readDownloadedCvs: () => [] }));
vi.mock('#api/on-device/opens-offline.ts', () => ({ readIdsThatOpen: () => new Promise(() => undefined) }));
vi.stubGlobal('location', new URL('https://kaj.example/jobPage'));

test('a job that the page knows as saved opens before the code of downloads has loaded', async () => {
  const { isHeldOnDevice: isHeld } = await import('./held-on-device.ts');
  await expect(isHeld(new QueryClient(), '/jobDetailsPage?id=saved')).resolves.toBe(true);
});
