import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type { Session } from '#contract/accounts/auth.ts';
import type { WrittenApplication } from '#api/applications/application-outbox.ts';
import type * as tab from './tab.ts';

/** The app without its screens, in a browser: its storage, locks and requests are real ones. */

declare global {
  /** What {@link openTab} has put into the page. */
  var kajTab: typeof tab;
}

let code: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'tab.ts'), formats: ['iife'], name: 'kajTab' },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = chunks.find((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error('The app is not one file.');
  return `${chunk.code}\nglobalThis.kajTab = kajTab;`;
}

/** Opens a page of the origin in which the app runs as in a tab. */
export async function openTab(context: BrowserContext, origin: string): Promise<Page> {
  code ??= bundle();
  const page = await context.newPage();
  // The app's own pages would start the app, and all others may request nothing.
  const address = `${origin}/blank`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(address);
  await page.unroute(address);
  await page.evaluate(await code);
  await page.evaluate(() => globalThis.kajTab.startTab());
  return page;
}

export const signIn = (page: Page, session: Session): Promise<unknown> =>
  page.evaluate((given) => globalThis.kajTab.signIn(given), { user: session.user, token: session.token });

/** Adds a PDF of so many bytes. @returns its id */
export const addCv = (page: Page, bytes: number): Promise<string> =>
  page.evaluate(async (size) => {
    const added = await globalThis.kajTab.addDeviceCv(new File(['%PDF-1.7\n'.padEnd(size, 'cv')], 'CV.pdf'));
    if (!('cv' in added)) throw new Error(added.problem);
    return added.cv.id;
  }, bytes);

/** What an applicant types. @param job where it is not a job of `addInboxJobs` */
export const written = (
  jobId: string,
  cvId: string,
  job = { jobTitle: 'Accountant', companyName: 'Padma Textiles' },
): WrittenApplication => ({
  jobId,
  cvId,
  ...job,
  name: 'Rina Akter',
  phone: '01712345678',
  email: 'rina@example.com',
  note: '',
  answers: [],
  isFollowed: false,
});

/** Presses Send. */
export const apply = (page: Page, written: WrittenApplication): Promise<string> =>
  page.evaluate((given) => globalThis.kajTab.applyHere(given), written);

/** What the device says of its applications, the oldest first. */
export const readSteps = (
  page: Page,
): Promise<{ note: string; jobId: string; step: string; key: string; problem: string | undefined }[]> =>
  page.evaluate(async () => {
    await globalThis.kajTab.loadApplications();
    return [...globalThis.kajTab.knownApplications().values()]
      .toSorted((one, other) => one.writtenAt - other.writtenAt)
      .map(({ note, jobId, step, key, problem }) => ({ note, jobId, step, key, problem }));
  });
