import type { Page, Request, Response } from '@playwright/test';

/** Without a request for a file for this long, the load has ended; background parts and the worker load later. */
const QUIET_MS = 1000;
/** Pings, which the app sends as long as it runs. */
const questions = new Set(['fetch', 'xhr', 'ping']);
const POLL_MS = 100;

/** Waits until the page has requested no file for a while. @returns the answers */
export async function watchRequests(page: Page, open: () => Promise<void>): Promise<Response[]> {
  const answers: Response[] = [];
  const underWay = new Set<Request>();
  const quiet = { since: performance.now() };
  const end = (request: Request) => {
    if (underWay.delete(request)) quiet.since = performance.now();
  };
  page.on('request', (request) => {
    if (!questions.has(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (answer) => void answers.push(answer));
  await open();
  while (underWay.size > 0 || performance.now() - quiet.since < QUIET_MS) await page.waitForTimeout(POLL_MS);
  return answers;
}
