import type { Locator, Page, Route } from '@playwright/test';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { sendBarePages } from '../support/bare-pages.ts';
import { createGate } from '../support/gate.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { openStarted, untilHydrated } from '../support/open-started.ts';
import { expect, test, toChunkPattern } from './app.ts';

const box = (page: Page) => page.getByLabel('Search jobs');
const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByText(/^Showing .* Results$/);

/** Opens one of the filters that stand above the list in a wide window. */
async function openFilter(page: Page, name: FilterName): Promise<Locator> {
  const chip = page.getByRole('button', { name, exact: true });
  const panel = page.getByRole('group', { name, exact: true }).first();
  await chip.click();
  await expect(panel).toBeVisible();
  return panel;
}
type FilterName = 'Location' | 'Jobs Type' | 'Experience Level' | 'Salary Range';
const jobLists = /\/api\/v1\/jobs\?page=/;
const fail = (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'Broken' } });

const searchOf = (url: string): string => new URL(url).searchParams.get('search') ?? '';

/** Jobs whose place and type are one word each that does not end on a phone. */
async function giveEndlessWords(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = await answer.json();
  for (const job of body.data.jobs) Object.assign(job, { location: { city: endless }, jobType: endless });
  await route.fulfill({ response: answer, json: body });
}
const endless = 'Chattogram'.repeat(12);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('nothing is wider than a small phone: no word without end, no pager of many pages', async ({ page }) => {
  await sendBarePages(page);
  await page.route(/\/api\/v1\/jobs(\?|$)/, giveEndlessWords);
  await page.setViewportSize({ width: 320, height: 640 });
  await openStarted(page, '/jobPage?page=5');
  await expect(cards(page).first()).toContainText(endless);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  const job = await cards(page).first().getByRole('link').first().getAttribute('href');
  await openStarted(page, job ?? '');
  await expect(cards(page).last()).toContainText(endless);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
});

test('of a value that an address has twice the first counts, in the title, the box and the other language', async ({
  page,
}) => {
  await openStarted(page, '/jobPage?search=nurse&search=cook&page=1&utm_source=mail');
  await expect(box(page)).toHaveValue('nurse');
  await expect(page).toHaveTitle(/nurse/);
  await expect(page.getByRole('link', { name: 'বাংলা' }).first()).toHaveAttribute(
    'href',
    '/bn/jobPage?search=nurse',
  );
  await openStarted(page, '/jobPage?search=C++');
  await expect(box(page)).toHaveValue('C++');
});

test('every keystroke is in the box, the address and a request; overtaken requests are aborted', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  await expect(cards(page).first()).toBeVisible();
  const asked: string[] = [];
  const aborted: string[] = [];
  page.on('request', (request) => jobLists.test(request.url()) && asked.push(searchOf(request.url())));
  page.on(
    'requestfailed',
    (request) => jobLists.test(request.url()) && aborted.push(searchOf(request.url())),
  );
  const gate = createGate();
  await page.route(jobLists, async (route) => {
    await gate.opened;
    await route.continue().catch(() => undefined);
  });
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially('n');
  // The first waits for the code that requests.
  await expect.poll(() => asked).toEqual(['n']);
  await box(page).pressSequentially('urse');
  await expect(box(page)).toHaveValue('nurse');
  await expect(page).toHaveURL(/search=nurse$/);
  await expect.poll(() => asked).toEqual(['n', 'nu', 'nur', 'nurs', 'nurse']);
  await expect.poll(() => aborted).toEqual(['n', 'nu', 'nur', 'nurs']);
  gate.open();
  await expect(count(page)).toBeVisible();
  await expect(cards(page).first()).toContainText(/nurse/i);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('back undoes one choice after the other, also in the controls', async ({ page }) => {
  await openStarted(page, '/jobPage');
  const types = await openFilter(page, 'Jobs Type');
  await types.getByLabel('remote').check();
  await types.getByLabel('hybrid').check();
  await expect(page).toHaveURL(/jobType=remote,hybrid$/);
  await page.goBack();
  await expect(page).toHaveURL(/jobType=remote$/);
  await expect(types.getByLabel('hybrid')).not.toBeChecked();
  await page.goBack();
  await expect(types.getByLabel('remote')).not.toBeChecked();
});

test('a shared address shows everything in it; a filter starts from the first page', async ({ page }) => {
  await openStarted(page, '/jobpage?jobType=on-site&country=Bangladesh&sort=deadline&page=2');
  await expect(page.getByText(/^Showing 11-/)).toBeVisible();
  await expect((await openFilter(page, 'Jobs Type')).getByLabel('on-site')).toBeChecked();
  await expect((await openFilter(page, 'Location')).getByLabel('Location')).toHaveValue('Bangladesh');
  await expect(page.getByLabel('Sort by')).toHaveValue('deadline');
  await (await openFilter(page, 'Experience Level')).getByLabel('fresher').check();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
});

test('a filter that is pressed before its code is there opens once it is', async ({ page }) => {
  const gate = createGate();
  await page.route(/\/assets\/filter-popovers-/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, '/jobPage');
  await page.getByRole('button', { name: 'Jobs Type', exact: true }).click();
  gate.open();
  await expect(page.getByRole('group', { name: 'Jobs Type', exact: true }).first()).toBeVisible();
});

test('on a phone the chips narrow, order and download the list, and say what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/jobPage');
  await page.getByLabel('Type', { exact: true }).selectOption('Remote');
  await expect(page).toHaveURL(/jobType=remote$/);
  await page.getByLabel('Pay a month', { exact: true }).selectOption('20k+ taka');
  await expect(page).toHaveURL(/minSalary=20000&payCurrency=BDT$/);
  await page.getByLabel('Sort by').selectOption('Deadline');
  await expect(page).toHaveURL(/sort=deadline$/);
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(filters).toHaveAccessibleDescription('2 active');
  await filters.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('group', { name: 'Jobs Type' }).getByLabel('Hybrid').check();
  await expect(page).toHaveURL(/jobType=remote,hybrid/);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Type', { exact: true }).locator('option:checked')).toHaveText('2 types');
  await filters.click();
  await dialog.getByRole('button', { name: 'Reset Filters' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/jobPage\?sort=deadline$/);
  await page.getByRole('button', { name: 'Save offline' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone three jobs stand on the first screen, and the search stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/jobPage');
  await expect(cards(page)).toHaveCount(10);
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON()),
  );
  // Header, search, chips and count, with 12 px between them.
  expect(boxes[0]?.y).toBeLessThanOrEqual(222);
  for (const { height } of boxes) expect(height).toBeLessThanOrEqual(168);
  const dock = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox();
  expect(boxes[2]?.bottom).toBeLessThanOrEqual(dock?.y ?? 0);
  await cards(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -200);
  await expect(box(page)).toBeInViewport();
});

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  const place = await part.boundingBox();
  if (place === null) throw new Error(`It is not shown: ${String(part)}`);
  return { ...place, bottom: place.y + place.height, right: place.x + place.width };
};

for (const width of [360, 768]) {
  test(`the head of the list has room, and "Save offline" is in view, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openStarted(page, '/jobPage');
    await expect(count(page)).toBeVisible();
    const header = await boxOf(page.getByRole('banner').locator('.page').first());
    const search = await boxOf(box(page));
    const chips = await boxOf(page.getByRole('button', { name: 'Filters', exact: true }));
    const download = await boxOf(page.getByRole('button', { name: 'Save offline' }));
    const line = await boxOf(count(page));
    expect(search.y - header.bottom).toBeGreaterThanOrEqual(12);
    expect(chips.y - search.bottom).toBeGreaterThanOrEqual(12);
    expect(line.y - chips.bottom).toBeGreaterThanOrEqual(12);
    expect(download.right).toBeLessThanOrEqual(width);
    expect(download.width).toBeGreaterThanOrEqual(44);
  });
}

for (const width of [360, 1440]) {
  test(`each chosen filter is a chip that removes it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const filters =
      'city=gazipur&jobType=full-time,part-time&minSalary=20000&payCurrency=BDT&country=Bangladesh';
    await openStarted(page, `/jobPage?${filters}`);
    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chosen.getByRole('listitem')).toHaveText([
      /^Bangladesh/,
      /^Gazipur/,
      /^Full-time/,
      /^Part-time/,
      /^৳20,000\+/,
      'Clear',
    ]);
    await chosen.getByRole('button', { name: 'Gazipur (remove filter)' }).click();
    await expect(page).not.toHaveURL(/city=/);
    await expect(chosen.getByRole('button', { name: /^Gazipur/ })).toHaveCount(0);
    await chosen.getByRole('button', { name: /^Part-time/ }).click();
    await expect(page).toHaveURL(/jobType=full-time&/);
    await chosen.getByRole('button', { name: /^৳20,000/ }).click();
    await expect(page).not.toHaveURL(/minSalary|payCurrency/);
    await chosen.getByRole('button', { name: 'Clear' }).click();
    await expect(chosen).toBeHidden();
    await expect(page).toHaveURL(/\/jobPage$/);
  });
}

test('on a phone the filters offer a time of posting, of which one is chosen, 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/jobPage');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const choices = dialog.getByRole('group', { name: 'Posted Within' });
  await expect(choices.getByLabel('Any')).toBeChecked();
  await choices.getByLabel('Posted today').check();
  await choices.getByLabel('Last 3 days').check();
  await expect(choices.getByLabel('Posted today')).not.toBeChecked();
  await expect(page).toHaveURL(/\/jobPage\?postedWithin=3days$/);
  await dialog.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  const posted = /Posted (today|yesterday|2 days ago)/;
  await expect(cards(page).filter({ hasText: posted })).toHaveCount(await cards(page).count());
  await page.getByRole('button', { name: 'Last 3 days (remove filter)' }).click();
  await expect(page).toHaveURL(/\/jobPage$/);
});

test('in Bangla a chosen place is called as Bangla does, with and without jobs', async ({ page }) => {
  const chosen = page.getByRole('list', { name: 'বেছে নেওয়া ফিল্টার' }).getByRole('listitem');
  await openStarted(page, '/bn/jobPage?city=chattogram');
  await expect(chosen).toHaveText([/^চট্টগ্রাম/, 'সব মুছুন']);
  await expect(page).toHaveTitle(/^চট্টগ্রাম এলাকায়/);
  await openStarted(page, '/bn/jobPage?city=feni&country=Sri Lanka');
  await expect(chosen.first()).toHaveText(/^শ্রীলঙ্কা/);
  await expect(chosen.nth(1)).toHaveText(/^ফেনী/);
});

for (const width of [320, 360, 768, 1440]) {
  test(`each card says "Deadline:" and its date, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, '/jobPage');
    await expect(cards(page)).toHaveCount(10);
    const dates = cards(page).getByText(/Deadline: \d+ [A-Z][a-z]{2,3}$/);
    await expect(dates).toHaveCount(10);
    for (const date of await dates.all()) await expect(date).toBeVisible();
    const isCut = await dates.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
    expect(isCut).toBe(false);
  });
}

test('a card’s category narrows the list when it is pressed; a phone has no room for it', async ({
  page,
}) => {
  await openStarted(page, '/jobPage?city=dhaka&page=2');
  await expect(cards(page).first()).toBeVisible();
  const category = cards(page).first().getByRole('link').last();
  const name = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/\?city=dhaka&category=[^&]+$/);
  await expect(page.getByLabel('Category').first().locator('option:checked')).toHaveText(name);
  await page.setViewportSize({ width: 479, height: 800 });
  await expect(cards(page).first().getByRole('link', { name, exact: true })).toBeHidden();
  await page.setViewportSize({ width: 480, height: 800 });
  await expect(cards(page).first().getByRole('link', { name, exact: true })).toBeVisible();
});

test('from 1000 px the bar above the list has category and order', async ({ page }) => {
  await openStarted(page, '/jobPage');
  const bar = page.getByRole('region', { name: 'Jobs found' });
  await bar.getByLabel('Category').selectOption('Health & Care');
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Health & Care');
  await bar.getByLabel('Sort by').selectOption('Salary');
  await expect(page).toHaveURL(/sort=salary/);
});

test('the whole card opens its job', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.addInitScript(() => localStorage.setItem('IsSignin', 'true'));
  await openStarted(page, '/jobPage');
  const target = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  await cards(page)
    .first()
    .click({ position: { x: 60, y: 100 } });
  await expect(page).toHaveURL(target ?? 'no target');
});

test('the salary slider activates at 50–5000, follows the pointer, asks once at the end, and resets', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  await expect(cards(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => jobLists.test(request.url()) && asked.push(request.url()));
  const panel = await openFilter(page, 'Salary Range');
  await panel.getByText('Custom range').click();
  const lower = panel.getByLabel('Lowest salary');
  const upper = panel.getByLabel('Highest salary');
  /** Where a part of the track is now. */
  const placeOf = async (part: number): Promise<[number, number]> => {
    await lower.scrollIntoViewIfNeeded();
    const track = await lower.boundingBox();
    if (!track) throw new Error('The slider has no box.');
    return [track.x + track.width * part, track.y + track.height / 2];
  };
  await page.mouse.click(...(await placeOf(0.9)));
  await expect(page).toHaveURL(/minSalary=50&maxSalary=5000$/);
  await expect(panel.getByText('From 50 USD')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  // A shorter list makes a shorter page, which may stand elsewhere.
  await expect(count(page)).toBeVisible();
  asked.length = 0;
  await page.mouse.move(...(await placeOf(0.37)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(0.5)), { steps: 20 });
  await expect(panel.getByText('To 12500 USD')).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect(page).toHaveURL(/minSalary=50&maxSalary=12500$/);
  await expect.poll(() => asked.length).toBe(1);
  await lower.press('Home');
  await expect(lower).toHaveValue('50');
  await upper.press('ArrowLeft');
  await expect(page).toHaveURL(/maxSalary=12450$/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/jobPage$/);
  await openFilter(page, 'Salary Range');
  await panel.getByText('Custom range').click();
  await expect(panel.getByText('To 10000 USD')).toBeVisible();
});

test('the filters stand above the list from 1000 px; below, an overlay keeps the focus and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openStarted(page, '/jobPage?jobType=remote');
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  const chips = page.getByRole('button', { name: 'Jobs Type', exact: true });
  await expect(chips).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(chips).toBeHidden();
  await expect(button).toHaveAccessibleDescription('1 active');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('remote').uncheck();
  await expect(dialog.getByRole('button', { name: /^Show \d+ results$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('another page starts at its top, with the focus on what is shown; the first has none before it', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = await cards(page).first().innerText();
  const next = pager.getByRole('button', { name: 'Next' });
  await untilHydrated(next);
  await next.click();
  await expect(cards(page).first()).not.toHaveText(first);
  await expect(page.getByText(/^Showing 11-20 of \d+ Results$/)).toBeFocused();
  await expect(page.getByText(/^Showing 11-20/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('back from a job returns to the same place', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('IsSignin', 'true'));
  await page.setViewportSize({ width: 1000, height: 500 });
  await openStarted(page, '/jobPage');
  const title = cards(page).nth(7).getByRole('heading').getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await title.click();
  await expect(page).toHaveURL(/jobDetailsPage\?id=/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a press on what the server rendered counts once its code has loaded', async ({ page }) => {
  const gate = createGate();
  await page.route(toChunkPattern('empty-list'), async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, '/jobPage?page=9000');
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  gate.open();
  await expect(page.getByText(/^Showing 1-10/)).toBeVisible();
});

test('nothing found: the filters can go, and three categories are offered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/jobPage?search=qqqqzzzz&jobType=remote');
  // A phone's keyboard goes, so that what was found can be seen.
  await box(page).press('Enter');
  await expect(page.getByText('No Results')).toBeFocused();
  const offered = page.getByRole('list', { name: 'Popular categories' }).getByRole('link');
  await expect(offered).toHaveCount(3);
  await expect(offered.first()).toHaveAttribute('href', /^\/jobPage\?category=/);
  await expect(page.getByRole('button', { name: 'Save offline' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click();
  await expect(page).toHaveURL(/search=qqqqzzzz$/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(box(page)).toHaveValue('');
});

test('nothing found for a known word: the nearest category and city are offered, with how many jobs', async ({
  page,
}) => {
  await openStarted(page, `/jobPage?search=${encodeURIComponent('দর্জি সিলেট')}`);
  const offered = page.getByRole('list', { name: 'Open jobs near your search' }).getByRole('link');
  await expect(offered.nth(0)).toHaveText(/^Garments & Textile \(\d+\)$/);
  await expect(offered.nth(1)).toHaveText(/^(Sylhet|সিলেট) \(\d+\)$/);
  await offered.nth(1).click();
  await expect(page).toHaveURL(/\/jobPage\?city=sylhet$/);
  await expect(cards(page).first()).toBeVisible();
});

test('"Failed to fetch jobs" and "Failed to fetch categories", with a way to try again', async ({
  page,
  complaints,
}) => {
  complaints.allow(answeredWith(500));
  await page.clock.install();
  await sendBarePages(page);
  await page.route(/\/api\/v1\/jobs\?/, fail);
  await page.route(/job-categories/, fail);
  await openStarted(page, '/jobPage');
  await letTimePass(page, 'Failed to fetch jobs');
  await letTimePass(page, 'Failed to fetch categories');
  await page.unroute(/\/api\/v1\/jobs\?/);
  await page.unroute(/job-categories/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText('Failed to fetch categories')).toBeHidden();
});

test('when the network goes a filter narrows what was read, and without it all is there again', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openStarted(page, '/jobPage');
  await expect(cards(page)).toHaveCount(10);
  const types = await openFilter(page, 'Jobs Type');
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await types.getByLabel('hybrid').check();
  await expect(page.getByText(/^Offline: searched [1-9]\d* jobs on this device/)).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Hybrid' })).toHaveCount(0);
  await expect(page.getByText('Failed to fetch jobs')).toHaveCount(0);
  await types.getByLabel('hybrid').uncheck();
  await expect(cards(page)).toHaveCount(10);
});
