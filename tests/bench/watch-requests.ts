import type { Page, Request, Response } from '@playwright/test';

/** No file under way for this long: the load has ended. Later than that the page's quiet parts and the worker come. */
const QUIET_MS = 1000;
/** The app asks whether its server is there for as long as it runs. */
const questions = new Set(['fetch', 'xhr', 'ping']);
const POLL_MS = 100;

/** Waits until the page has asked for no file for a while. @returns what it was answered */
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
