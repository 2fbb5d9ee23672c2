import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type * as reader from '@guidepup/virtual-screen-reader';
import { sendBarePages } from '../support/bare-pages.ts';
import { answerWithFixedJobs, fixedJob, fixedNow } from '../support/fixed-jobs.ts';
import { headerButton, modalOf, passCalm } from '../support/subscription-visitor.ts';
import { ANY, toPattern, type Texts } from '../support/texts.ts';
import { countLine, jobTitles } from './app.ts';
import { shiftServerTime } from '../support/shift-server-time.ts';
import { expect, test } from './fixtures.ts';

/** What a screen reader says from the first line of a page to its last: read a file that changes, as a blind user. */

test.use({ serviceWorkers: 'block' });

const READER_PATH = '/assets/screen-reader.js';
const readerFile = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** What screen readers pass over, and this one would speak. */
const UNSPOKEN = [
  'noscript',
  'details:not([open]) > :not(summary)',
  ':is([role=status], [role=alert], [aria-live]):empty',
].join();

interface Phrase {
  text: string;
  /** Where it is not the page's. */
  language: string;
}

/** What is said of the page, or of the dialog that is open. */
const hear = (page: Page): Promise<Phrase[]> =>
  page.evaluate(
    async ({ path, unspoken }) => {
      const { virtual }: typeof reader = await import(path);
      // From here on nothing is waited for but promises that are kept: the page stands still.
      for (const element of document.querySelectorAll(unspoken)) element.ariaHidden = 'true';
      // The reader asks for the attribute, not for what was chosen.
      for (const option of document.querySelectorAll('option')) {
        option.toggleAttribute('selected', option.selected);
      }
      const phrases: Phrase[] = [];
      await virtual.start({ container: document.querySelector('dialog[open]') ?? document.body });
      for (;;) {
        const node = virtual.activeNode;
        const element = node instanceof Element ? node : node?.parentElement;
        const language = element?.closest<HTMLElement>('[lang]')?.lang ?? '';
        const text = await virtual.lastSpokenPhrase();
        phrases.push({ text, language: language === document.documentElement.lang ? '' : language });
        if (text === `end of ${phrases[0]?.text}`) break;
        await virtual.next();
      }
      await virtual.stop();
      return phrases;
    },
    { path: READER_PATH, unspoken: UNSPOKEN },
  );

/** One line a phrase; what lies within something is indented, in place of its "end of". */
function toTranscript(phrases: readonly Phrase[]): string {
  const lines: { text: string; language: string; depth: number; isOver: boolean }[] = [];
  for (const phrase of phrases) {
    const ended = /^end(?: of|,) (.*)$/s.exec(phrase.text)?.[1];
    const start = lines.findLastIndex(({ text, isOver }) => text === ended && !isOver);
    const line = lines[start];
    if (line) line.isOver = true;
    else lines.push({ ...phrase, depth: 0, isOver: false });
    if (line) for (const inner of lines.slice(start + 1)) inner.depth += 1;
  }
  return lines
    .map(({ text, language, depth }) => `${'  '.repeat(depth)}${language && `[${language}] `}${text}\n`)
    .join('');
}

/** Opens a page, and waits until the part of it that comes last is there. */
async function open(page: Page, address: string, last: Locator): Promise<void> {
  await page.goto(address);
  await passCalm(page);
  await expect(last).toBeAttached();
  await expect(page.locator('footer:not([aria-busy])')).toBeAttached();
  await page.waitForLoadState('networkidle');
}

interface Visit {
  page: Page;
  texts: Texts;
  local: (path: string) => string;
}

const openJob = ({ page, texts, local }: Visit): Promise<void> =>
  open(
    page,
    local(`/jobDetailsPage?id=${fixedJob.id}`),
    page.getByRole('region', { name: texts.related.heading }),
  );

const openSignIn = ({ page, texts, local }: Visit): Promise<void> =>
  open(page, local('/signInPage'), page.getByRole('button', { name: texts.account.login }));

const scenes: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  home: ({ page, texts, local }) =>
    open(page, local('/'), page.getByText(toPattern([texts.landing.openNowIn(ANY, ANY)]))),
  list: async ({ page, texts, local }) => {
    await open(page, local('/jobPage'), countLine(page, texts));
    // The reminder comes with the first input.
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: texts.reminder.heading })).toBeVisible();
  },
  job: openJob,
  'saved-jobs': async (visit) => {
    const { page, texts, local } = visit;
    await openJob(visit);
    await page.getByRole('button', { name: texts.mark.save(fixedJob.title) }).click();
    await expect(page.getByText(texts.saved.savedFull)).toBeVisible();
    await open(page, local('/savedJobs'), jobTitles(page));
  },
  'sign-in': openSignIn,
  cvs: async ({ page, texts, local }) => {
    const heading = page.getByRole('heading', { name: texts.resumes.templates });
    await open(page, local('/cvPage'), heading);
    await heading.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  },
  subscription: async (visit) => {
    const { page, texts } = visit;
    await openSignIn(visit);
    await (await headerButton(page, texts.menu.subscription.none, texts)).click();
    await expect(modalOf(page, texts)).toBeVisible();
  },
};

for (const [name, show] of Object.entries(scenes)) {
  test(`@phone @languages what a screen reader says: ${name}`, async ({ page, texts, language, local }) => {
    await page.clock.install({ time: fixedNow });
    await shiftServerTime(page, fixedNow.getTime() - Date.now());
    await page.route(`**${READER_PATH}`, (route) => route.fulfill({ path: readerFile }));
    // Chromium's shell without windows knows no notifications, other builds do.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await sendBarePages(page);
    await answerWithFixedJobs(page);
    await show({ page, texts, local });
    expect(toTranscript(await hear(page))).toMatchSnapshot([language, `${name}.txt`]);
  });
}
