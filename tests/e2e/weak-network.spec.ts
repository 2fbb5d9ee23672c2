import { sendBarePages } from '../support/bare-pages.ts';
import { jobTitles, searchBox } from './app.ts';

import { letTimePass } from '../support/let-time-pass.ts';
import { expect, test } from './fixtures.ts';

const list = /\/api\/v1\/jobs\?/;

/** A list that its page does not bring along: its category is named in words. */
const askedFor = '/jobPage?category=Accountancy';

test('over 400 kbit/s and 400 ms everything arrives, only later', async ({ page, network }) => {
  network.slowDown({ roundTripMs: 400, kbitPerSecond: 400 });
  await page.goto('/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await searchBox(page).fill('engineer');
  await expect(page).toHaveURL(/search=engineer/);
  await expect(jobTitles(page).first()).toContainText(/engineer/i);
  await page.goto('/');
  await expect(jobTitles(page)).toHaveCount(15);
});

test('an answer that takes long, with nothing stored: a line explains it, then the list comes', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const release = network.hold(list);
  await sendBarePages(page);
  await page.goto(askedFor);
  await letTimePass(page, 'This is taking longer than usual…');
  release();
  await expect(jobTitles(page).first()).toBeVisible();
  await expect(page.getByText('This is taking longer than usual…')).toBeHidden();
});
