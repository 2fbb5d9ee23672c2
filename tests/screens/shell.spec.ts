import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { paper } from '#contract/config/client-defaults.ts';
import { answeredWith } from '../support/complaints.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';
import { beSignedIn, createEmployer } from './employer.ts';

const staticPages = ['/aboutUs', '/contactUs', '/faq', '/terms', '/privacy', '/refund', '/products'];
const formPages = ['/signInPage', '/registerPage', '/no-such-page'];

const Corner = v.object({ x: v.number(), y: v.number() });

/** The browser logs the 404. */
const unknownPage = new RegExp(`${answeredWith(404).source}.*/no-such-page`);

test('no page is wider than a small phone', async ({ page, complaints }) => {
  complaints.allow(unknownPage);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...staticPages, ...formPages]) {
    await openStarted(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test('the full menu shows from 1350 px on, the hamburger below', async ({ page }) => {
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 1350, height: 800 });
  await openStarted(page, '/aboutUs');
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Jobs', 'Saved', 'Contact Us', 'About Us']);
  await expect(hamburger).toBeHidden();
  await page.setViewportSize({ width: 1349, height: 800 });
  await expect(hamburger).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the hamburger menu works with the keyboard and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/aboutUs');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await hamburger.press('Enter');
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Create new CV' })).toHaveAttribute('href', '/cvPage');
  await expect(menu.getByRole('link', { name: 'Check your' })).toHaveAttribute('href', '/cvPage#downloaded');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test('the end of the footer is clear of the dock', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of ['/aboutUs', '/bn/aboutUs']) {
    await openStarted(page, address);
    const themes = page.getByRole('contentinfo').getByRole('group').last();
    await expect(themes.getByRole('radio')).toHaveCount(3);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const gap = async () => {
      const [box, dock] = [await themes.boundingBox(), await page.locator('[data-dock]').boundingBox()];
      return (dock?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(gap, address).toBeGreaterThanOrEqual(8);
  }
});

test('the hamburger menu closes when an entry leads somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/signInPage');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await expect(menu).toBeHidden();
});

test('"Create your CV" opens two entries and closes when the focus leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/aboutUs');
  const button = page.getByRole('button', { name: 'Create your CV' });
  await button.press('Enter');
  await expect(page.getByRole('link', { name: 'Create new CV' })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Create new CV' })).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the dock is for small windows only', async ({ page }) => {
  await page.setViewportSize({ width: 999, height: 800 });
  await openStarted(page, '/aboutUs');
  const dock = page.getByRole('navigation', { name: 'Quick menu' });
  await expect(dock.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(dock).toBeHidden();
});

test('a change of page names it, announces it and moves the focus to its content', async ({ page }) => {
  await openStarted(page, '/aboutUs');
  await expect(page).toHaveTitle('About Us · Kaj');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy · Kaj');
  await expect(page.locator('[aria-live=polite]', { hasText: 'Privacy Policy' })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[aria-live=polite]', { hasText: 'About Us' })).toHaveCount(1);
});

test('a press while a page fades in leads on', async ({ page, app }) => {
  await beSignedIn(page, await createEmployer(app));
  await page.setViewportSize({ width: 1350, height: 800 });
  await openStarted(page, '/aboutUs');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const press = async (link: Locator) => {
    const { x, y } = v.parse(Corner, await link.boundingBox());
    await page.mouse.click(x + 4, y + 4);
  };
  await press(menu.getByRole('link', { name: 'Jobs' }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await press(page.getByRole('article').first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/[?&]job=/);
  await press(menu.getByRole('link', { name: 'Contact Us' }));
  await expect(page).toHaveURL('/contactUs');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openStarted(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address shows a message and searches', async ({ page, complaints }) => {
  complaints.allow(unknownPage);
  await openStarted(page, '/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await page.getByRole('searchbox').fill('engineer');
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/jobPage\?.*search=engineer/);
});

/** The page's background as it is drawn, in six hexadecimal digits. */
function paintedPaper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
  });
}

test('the theme follows the switch, in the page and in the browser, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openStarted(page, '/faq');
  const barColours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await paintedPaper(page)).toBe(paper.light);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(barColours).toEqual([paper.dark, paper.dark]);
  await expect.poll(() => paintedPaper(page)).toBe(paper.dark);
  await page.reload();
  await untilStarted(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await paintedPaper(page)).toBe(paper.dark);
  await page.getByText('System', { exact: true }).click();
  await expect.poll(barColours).toEqual([paper.light, paper.dark]);
  await expect.poll(() => paintedPaper(page)).toBe(paper.light);
});

test('the footer leads to real pages and holds the contact texts', async ({ page }) => {
  await openStarted(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Available 9 am to 8 pm, Saturday to Thursday');
  await expect(footer).toContainText('Copyright 2024 Kaj');
  await expect(footer.getByRole('link', { name: 'hello@kaj.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kaj.example',
  );
  const targets = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  for (const target of new Set(targets)) {
    await openStarted(page, target ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
});
