import type { Page } from '@playwright/test';
import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';
import { STARTED_ATTRIBUTE } from '#contract/pages.ts';
import { toFirstReadKey } from '#contract/storage.ts';
import { createGate } from '../support/gate.ts';
import { failedRequests } from '../support/complaints.ts';
import { jobTitles, searchBox } from './app.ts';
import { expect, openWithWorker, test } from './fixtures.ts';

const scripts = /\/assets\/.*\.js$/;
const started = (page: Page) => page.locator(`html[${STARTED_ATTRIBUTE}]`);

// Most of it is over before there is a worker, and its installing would take a third of the time.
test.use({ serviceWorkers: 'block' });

/** The app does not come until the gate opens. */
async function holdApp(page: Page) {
  const gate = createGate();
  await page.route(scripts, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

test('without the app: the list stands there, its links are links under the guard', async ({ page }) => {
  await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await expect(jobTitles(page)).toHaveCount(10);
  await expect(page.getByText(/^Showing 1-10 of \d+ Results$/)).toBeVisible();
  const first = jobTitles(page).first();
  await expect(first).toHaveAttribute('href', /^\/jobDetailsPage\?id=\w+$/);
  const title = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/signInPage$/);
  await page.evaluate(() => localStorage.setItem('IsSignin', 'true'));
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await jobTitles(page).first().click();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  expect(await page.evaluate(() => localStorage.getItem('selectedJobId'))).toBe(id);
});

for (const address of ['/', '/jobPage', '/jobPage?search=engineer', '/faq']) {
  test(
    `a press before the app is there counts once it is: ${address}`,
    { tag: '@phone' },
    async ({ page }) => {
      const gate = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      gate.open();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    },
  );
}

test(
  'filters that are pressed before the app is there open with what the address says',
  { tag: '@phone' },
  async ({ page }) => {
    const gate = await holdApp(page);
    await page.goto('/jobPage?jobType=remote&country=Bangladesh', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filters' }).click();
    gate.open();
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('remote')).toBeChecked();
  },
);

test('a press in the moment when the app is taking over counts once', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    // React listens to its container, and makes the page it is to have later.
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...parameters: Parameters<EventTarget['addEventListener']>
    ) {
      listen.apply(this, parameters);
      if (isPressed || !(this instanceof HTMLElement) || parameters[0] !== 'click') return;
      isPressed = true;
      queueMicrotask(() => {
        document.body.dataset['pressed'] = String(!('started' in document.documentElement.dataset));
        document.querySelector<HTMLButtonElement>('button[aria-label="Menu"]')?.click();
      });
    };
  });
  await page.goto('/');
  await started(page).waitFor({ state: 'attached' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(page.locator('body[data-pressed=true]')).toHaveCount(1);
});

test(
  'a logo that failed before the app was there gives way to the initial',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    complaints.allow(failedRequests);
    await page.route('**/files/logos/**', (route) => route.abort());
    const gate = await holdApp(page);
    await page.goto('/jobPage', { waitUntil: 'commit' });
    const countBroken = () =>
      page.evaluate(
        () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
      );
    await expect.poll(countBroken).toBeGreaterThan(0);
    gate.open();
    await expect.poll(countBroken).toBe(0);
  },
);

test('what is typed before the app is there is searched for', async ({ page }) => {
  const gate = await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await searchBox(page).pressSequentially('engineer');
  gate.open();
  await expect(page).toHaveURL(/search=engineer/);
  await expect(searchBox(page)).toHaveValue('engineer');
  await expect(searchBox(page)).toBeFocused();
  await expect(jobTitles(page).first()).toContainText(/engineer/i);
});

test(
  'what is marked before the app is there is what the next key replaces',
  { tag: '@desktop' },
  async ({ page }) => {
    const gate = await holdApp(page);
    await page.goto('/jobPage?search=engineer', { waitUntil: 'commit' });
    await searchBox(page).pressSequentially('acc--ntant');
    for (const key of ['Home', ...Array<string>(3).fill('ArrowRight')]) await page.keyboard.press(key);
    for (let count = 0; count < 2; count += 1) await page.keyboard.press('Shift+ArrowRight');
    gate.open();
    await expect(started(page)).toHaveCount(1);
    await page.keyboard.type('ou');
    await expect(searchBox(page)).toHaveValue('accountant');
    await expect(page).toHaveURL(/search=accountant$/);
  },
);

for (const address of ['/jobPage', '/jobPage?search=engineer']) {
  test(`the order that is chosen before the app is there counts: ${address}`, async ({ page }) => {
    const gate = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    const order = page.getByLabel('Sort by');
    await order.selectOption('salary');
    gate.open();
    await expect(page).toHaveURL(/[?&]sort=salary/);
    await expect(order).toHaveValue('salary');
  });

  test(
    `filters that are set before the app is there count: ${address}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const gate = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByLabel('Location').selectOption('Bangladesh');
      for (const name of ['Full-time', 'Remote', 'Hybrid', 'Remote'])
        await filters.getByLabel(name, { exact: true }).click();
      gate.open();
      await expect(page).toHaveURL(/country=Bangladesh/);
      await expect(page).toHaveURL(/jobType=/);
      for (const [name, isChecked] of [
        ['Full-time', true],
        ['Hybrid', true],
        ['Remote', false],
      ] as const)
        await expect(filters.getByLabel(name, { exact: true })).toBeChecked({ checked: isChecked });
      await expect(filters.getByLabel('Location')).toHaveValue('Bangladesh');
    },
  );

  for (const hand of ['key', 'pointer'] as const) {
    test(
      `a ${hand} on the salary's slider before the app is there wakes it: ${address}`,
      { tag: '@desktop' },
      async ({ page }) => {
        const gate = await holdApp(page);
        await page.goto(address, { waitUntil: 'commit' });
        const sliders = page.getByRole('slider');
        if (hand === 'key') await sliders.first().press('ArrowRight');
        else await sliders.last().click({ position: { x: 90, y: 20 } });
        gate.open();
        await expect(page).toHaveURL(/minSalary=\d+&maxSalary=\d+/);
      },
    );
  }
}

test('a title that looks like markup is text, before the app and with it', async ({ page }) => {
  const title = '<img src=x onerror="document.title=`taken`"> & </script><b>Cook</b>';
  const mark = `id="${FIRST_READ_ELEMENT_ID}">`;
  await page.route('**/jobPage', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const from = html.indexOf(mark) + mark.length;
    const to = html.indexOf('</script>', from);
    const read = JSON.parse(html.slice(from, to));
    read.data.jobs[0].title = title;
    const json = JSON.stringify(read).replaceAll('<', '\\u003c');
    await route.fulfill({ response, body: html.slice(0, from) + json + html.slice(to) });
  });
  const gate = await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await expect(jobTitles(page).first()).toHaveText(title);
  gate.open();
  await expect(started(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Save for offline/ }).first()).toBeVisible();
  await expect(jobTitles(page).first()).toHaveText(title);
  await expect(page.locator('article img[src="x"], article b')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [screen, painted] of [
    ['/jobPage', 'article'],
    ['/jobDetailsPage', 'article h2'],
  ] as const) {
    test(`${screen}: the app takes over what is painted, and asks for none of it again`, async ({
      page,
      network,
    }) => {
      const asked: string[] = [];
      const notices: string[] = [];
      page.on('request', (request) => asked.push(request.url().replace(network.origin, '')));
      page.on('console', (message) => notices.push(message.text()));
      const response = await page.request.get('/api/v1/jobs?page=1&perPage=10');
      const [job] = (await response.json()).data.jobs;
      const gate = await holdApp(page);
      await page.goto(screen === '/jobPage' ? screen : `${screen}?id=${job._id}`, { waitUntil: 'commit' });
      const element = await page.waitForSelector(painted);
      await expect(started(page)).toHaveCount(0);
      const closing = page.getByText(/^Closes /).first();
      const words = await closing.innerText();
      gate.open();
      await expect(started(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: /^Save for offline/ }).first()).toBeVisible();
      await expect(closing).toHaveText(words);
      expect(await element.evaluate((node) => node.isConnected)).toBe(true);
      expect(asked).not.toContain('/api/v1/jobs?page=1&perPage=10');
      expect(asked.filter((path) => path === `/api/v1/jobs/${job._id}`)).toEqual([]);
      expect(notices).toEqual([]);
    });
  }

  test('opened without a network: the kept list is painted before the app, then says how old it is', async ({
    page,
    network,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    await openWithWorker(page, '/jobPage');
    const first = await jobTitles(page).first().innerText();
    const kept = () => page.evaluate((key) => localStorage.getItem(key), toFirstReadKey('/jobPage'));
    await expect.poll(kept).toContain(first);
    network.goOff();
    await page.reload({ waitUntil: 'commit' });
    await expect(jobTitles(page).first()).toHaveText(first);
    expect(await page.evaluate(() => globalThis.kajPainted?.read.kind)).toBe('list');
    await expect(page.getByText(/^Saved copy · updated /)).toBeVisible();
  });
});
