import { createHash } from 'node:crypto';
import type { ClientFile, ClientFiles } from './client-files.ts';

/**
 * A service worker for emergencies: it replaces the app's worker on every device, deletes the caches and unregisters
 * itself. It has no `fetch` handler, so pages come from the server; it reloads no page, so typed text is not lost; and
 * it does not touch IndexedDB, which contains saved jobs, letters and drafts.
 */
const KILL_WORKER = `// This worker takes itself away: see "When the worker itself is broken" in sw/README.md.
self.addEventListener('install', () => {
  self.skipWaiting();
  // Chromium stops the worker before this one; when a page wakes that one at the same moment, this one waits until
  // no page has asked for anything in a while. It is asked again when the page has loaded; a third time is not heard.
  setTimeout(() => self.skipWaiting(), 3000);
});
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** The client's files with the emergency worker instead of the app's. */
export function killWorker(files: ClientFiles): ClientFiles {
  const worker = files.get('/sw.js');
  if (worker === undefined) return files;
  const content = Buffer.from(KILL_WORKER);
  const killer: ClientFile = {
    headers: worker.headers,
    content,
    compressed: new Map(),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
  return new Map([...files, ['/sw.js', killer]]);
}
