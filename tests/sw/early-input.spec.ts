import type { Page } from '@playwright/test';
import { cacheNames } from '#contract/device/stores.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { holdStart } from '../support/hold-start.ts';
import { untilStarted } from '../support/open-started.ts';
import { readNewestJob } from '../support/public-job.ts';
import { watchRequests } from '../support/settled.ts';
import { cachedPaths, expect, openControlled, test } from './fixtures.ts';

/** Input in a server-rendered page before hydration is not lost, on any page. */

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const pages = [
  '/',
  '/jobPage',
  '/jobPage?page=2',
  'a job',
  'a company',
  '/jobs/dhaka',
  '/cvPage',
  '/contactUs',
  '/aboutUs',
  '/faq',
  '/terms',
  '/nothing',
  '/bn/contactUs',
];

/** The worker's copies are the server's pages: those that hold what differs are enough. */
const controlledPages = ['/', '/jobPage', 'a job', '/contactUs'];

async function toAddress(page: Page, path: string): Promise<string> {
  if (path !== 'a job' && path !== 'a company') return path;
  const job = await readNewestJob(page.request);
  return path === 'a job' ? toJobPath(job._id) : `/companies/${job.company._id}`;
}

/** Where what can be pressed lies in the window, in the order of the page. */
const readPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => element.checkVisibility() && box.bottom > 0 && box.top < innerHeight)
      .map(({ element, box }) => `${element.textContent.trim().slice(0, 20)} ${box.x} ${box.y}`),
  );

const textFields = (page: Page) =>
  page.locator(
    ':is(main, header) :is(input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], textarea):visible',
  );

/** Notes where a press began, and on what the click came. */
async function notePresses(page: Page): Promise<() => Promise<boolean | null>> {
  await page.evaluate(() => {
    const seen: { pressed?: EventTarget | null; isSame: boolean | null } = { isSame: null };
    Object.assign(globalThis, { seen });
    addEventListener('pointerdown', ({ target }) => (seen.pressed = target), true);
    addEventListener(
      'click',
      (event) => {
        seen.isSame = event.target === seen.pressed;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'seen').isSame);
}

/** Opens the page again, keeping the app from starting. */
async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Scrolls, and presses until the app has started. */
async function scrollAndPress(page: Page, startNow: () => Promise<void>): Promise<void> {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 250);
  // A list beside a job has its own scroll.
  const readScroll = () =>
    page.evaluate(() => {
      let at = document.elementFromPoint(180, 400);
      for (; at; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at);
        if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(overflowY)) break;
      }
      const { scrollTop, scrollHeight, clientHeight } = at ?? document.documentElement;
      return { top: Math.round(scrollTop), furthest: scrollHeight - clientHeight };
    });
  const { furthest } = await readScroll();
  const readTop = async () => (await readScroll()).top;
  await expect.poll(readTop).toBe(Math.min(250, furthest));
  const places = await readPlaces(page);
  const readPress = await notePresses(page);
  await page.mouse.down();
  await startNow();
  await page.mouse.up();
  await expect.poll(readPress).toBe(true);
  expect(await readTop()).toBe(Math.min(250, furthest));
  expect(await readPlaces(page)).toEqual(places);
}

/** Types into every field before the app has started. */
async function type(page: Page, path: string, startNow: () => Promise<void>): Promise<void> {
  const all = await textFields(page).all();
  // A search changes the list, and with it the pager: of a list's page its page's number alone is typed.
  const fields = path.includes('page=') ? all.slice(-1) : path === '/jobPage' ? all.slice(0, 1) : all;
  for (const [index, field] of fields.entries()) {
    await field.click();
    await page.keyboard.type(`7 ${index}`);
  }
  const focused = await page.evaluateHandle(() => document.activeElement);
  await startNow();
  for (const [index, field] of fields.entries()) await expect(field).toHaveValue(`7 ${index}`);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  // Only a search's words stand in an address.
  if (path.endsWith('/contactUs')) expect(new URL(page.url()).search).toBe('');
}

for (const [name, shape, visit, visited] of [
  ['a phone', phone, 'on a first visit', pages],
  ['a desktop', desktop, 'on a first visit', pages],
  ['a phone', phone, 'under the worker', controlledPages],
] as const) {
  test.describe(`on ${name}, ${visit}`, () => {
    const isControlled = visit === 'under the worker';
    test.use({ ...shape, serviceWorkers: isControlled ? 'allow' : 'block' });

    for (const path of visited) {
      test(`${path}: scrolling, a press that spans the start, typed text and focus are kept`, async ({
        page,
      }) => {
        const address = await toAddress(page, path);
        const settled = watchRequests(page);
        if (isControlled) await openControlled(page, address);
        const { release } = await holdStart(page);
        const startNow = async () => {
          await release();
          await untilStarted(page);
          await settled();
        };
        await openHeld(page, address);
        await scrollAndPress(page, startNow);
        await openHeld(page, address);
        await type(page, path, startNow);
      });
    }
  });
}

const download = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Download Resume: / })
    .first();
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

/** The device has the first template's file. */
async function storeCopy(page: Page): Promise<void> {
  await openControlled(page, '/cvPage');
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/cvPage');
  const saved = page.waitForEvent('download');
  await untilStarted(page);
  await download(page).click();
  await saved;
  await expect(firstCard(page)).toContainText('Downloaded');
}

test.describe('a press before the start', () => {
  test.use(phone);
  test('on “Download Resume” saves the file, and leaves its copy on the device', async ({ page, front }) => {
    await openControlled(page, '/cvPage');
    await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/cvPage');
    const start = await holdStart(page);
    await page.goto('/cvPage');
    await download(page).click();
    const saved = page.waitForEvent('download');
    await start.release();
    await saved;
    await expect(firstCard(page)).toContainText('Downloaded');
    await front.off();
    const next = await holdStart(page);
    await page.reload();
    await next.release();
    await expect(firstCard(page)).toContainText('Downloaded');
  });

  test('offline it saves the device’s copy', async ({ page, front }) => {
    await storeCopy(page);
    await front.off();
    const start = await holdStart(page);
    await page.goto('/cvPage');
    await download(page).click();
    const saved = page.waitForEvent('download');
    await start.release();
    await saved;
    expect(new URL(page.url()).pathname).toBe('/cvPage');
  });

  test('offline a form that the browser sends gets the device’s copy, and without one the page stays', async ({
    page,
    front,
  }) => {
    await storeCopy(page);
    await front.off();
    await holdStart(page);
    await page.goto('/cvPage');
    const send = (position: number) =>
      page.evaluate(
        (index) => document.querySelectorAll<HTMLFormElement>('article form')[index]?.submit(),
        position,
      );
    const saved = page.waitForEvent('download');
    await send(0);
    expect((await saved).suggestedFilename()).toMatch(/\.docx$/);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/files/'));
    await send(1);
    await failed.catch(() => undefined);
    await expect(download(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/cvPage');
  });

  test('on a bookmark saves the job, and on the menu opens it', async ({ page }) => {
    const start = await holdStart(page);
    await page.goto('/jobPage');
    await page
      .getByRole('button', { name: /^Save for offline reading/ })
      .first()
      .click();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await start.release();
    await expect(page.getByText('Available offline')).toHaveCount(1);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('on “Send Message” waits for the app, which opens the webmail with what was typed', async ({
    page,
    context,
  }) => {
    await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
    await openControlled(page, '/contactUs');
    const start = await holdStart(page);
    await page.goto('/contactUs');
    await page.getByLabel('Name').fill('Rahim');
    await page.getByLabel('Email').fill('rahim@example.com');
    await page.getByLabel('Message').fill('Hello there');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const opened = context.waitForEvent('page');
    await start.release();
    const letter = new URL((await opened).url()).searchParams.get('body');
    expect(letter).toContain('Hello there');
    await expect(page.getByText('Thank You!')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('under the data saver, where the app renders the page again', () => {
  test.use(phone);

  test('what was typed stays, and where it was scrolled to', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'on'), ownStorageKeys.dataSaver);
    const start = await holdStart(page);
    await page.goto('/contactUs');
    await page.getByLabel('Message').click();
    await page.keyboard.type('Hello there');
    const readTop = () => page.evaluate(() => Math.round(scrollY));
    const top = await readTop();
    await start.release();
    await untilStarted(page);
    await expect(page.getByLabel('Message')).toHaveValue('Hello there');
    await expect(page.getByLabel('Message')).toBeFocused();
    expect(await readTop()).toBe(top);
  });
});

test.describe('where something changed the page before the start, and the app renders it again', () => {
  test.use(phone);

  const changes = {
    'an element in the app': () => document.querySelector('#root')?.prepend(document.createElement('div')),
    'a text that is a link': () => {
      const heading = document.querySelector('main h1, main h2');
      const link = document.createElement('a');
      link.append(...(heading?.childNodes ?? []));
      heading?.append(link);
    },
  };

  for (const [name, change] of Object.entries(changes)) {
    for (const path of ['/contactUs', '/bn/contactUs']) {
      test(`${path}, ${name}: typed text, focus, selection and scroll are kept`, async ({ page }) => {
        const start = await holdStart(page);
        await page.goto(path);
        const field = textFields(page).last();
        await field.click();
        await page.keyboard.type('Hello there');
        await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(2, 5));
        const readTop = () => page.evaluate(() => Math.round(scrollY));
        const top = await readTop();
        await page.evaluate(change);
        await start.release();
        await untilStarted(page);
        await expect(field).toHaveValue('Hello there');
        await expect(field).toBeFocused();
        expect(
          await field.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]),
        ).toEqual([2, 5]);
        await expect.poll(readTop).toBe(top);
      });
    }
  }
});

test('a link within the page that is followed while the app starts is obeyed', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener: listen } = globalThis;
    // The router listens from its creation on, which is before its first rendering.
    globalThis.addEventListener = (...options: Parameters<typeof listen>) => {
      listen(...options);
      if (options[0] === 'popstate') setTimeout(() => (location.hash = 'downloaded'));
    };
  });
  await page.goto('/cvPage');
  await expect(page.locator('#downloaded').getByText(/^Your downloaded templates show here/)).toBeVisible();
});

test('a page is where it was read after a reload and after Back, and a new one begins at its top', async ({
  page,
}) => {
  await openControlled(page, '/faq');
  const readTop = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await untilStarted(page);
  await expect.poll(readTop).toBe(200);
  await page.goto('/terms');
  await untilStarted(page);
  expect(await readTop()).toBe(0);
  await page.goBack();
  await untilStarted(page);
  await expect.poll(readTop).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy/i);
  await expect.poll(readTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
