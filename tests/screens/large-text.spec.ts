import type { Page } from '@playwright/test';
import { openStarted } from '../support/open-started.ts';
import { answeredWith } from '../support/complaints.ts';
import { expect, test } from './app.ts';
import { beSignedIn, createEmployer } from './employer.ts';

/** A reader who has set a larger text, on a small phone. */

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const paths = [
  '/',
  '/jobPage',
  '/savedJobs',
  '/jobAlerts',
  '/cvPage',
  '/cvBuilder',
  '/signInPage',
  '/registerPage',
  '/resetPassword',
  '/contactUs',
  '/aboutUs',
  '/faq',
  '/terms',
  '/privacy',
  '/refund',
  '/products',
  '/storagePage',
  '/no-such-page',
];

const enlarge = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    const apply = () => document.documentElement?.style.setProperty('font-size', size);
    apply();
    addEventListener('DOMContentLoaded', apply);
  }, `${percent}%`);

/** What stands outside the window: the page is wider, or a control is cut off. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth: limit } = document.documentElement;
    const scrolls = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement);
    };
    const lost = [
      ...document.querySelectorAll(
        'a[href], button, input:not([type=radio],[type=hidden]), select, textarea',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('.sr-only, [class*="-translate-y-20"]') &&
          !scrolls(element),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.left < -1 || box.right > limit + 1 || box.width < 8))
      .map(
        ({ element, box }) =>
          `${element.tagName} ${element.textContent.slice(0, 30)} ${element.getAttribute('name') ?? ''} ${Math.round(box.left)}-${Math.round(box.right)}`,
      );
    return scrollWidth > limit ? [`page ${scrollWidth}`, ...lost] : lost;
  });

/** Pays whose period is not seen. */
const findCutPay = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const pay = [...card.querySelectorAll('p.tabular')].find(({ className }) =>
          className.includes('font-bold'),
        );
        if (!pay) return [];
        const box = pay.getBoundingClientRect();
        const parts = [...pay.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
        const isCut = parts.some(
          (part) => part.bottom > box.bottom + 1 || part.right > box.right + 1 || part.width === 0,
        );
        return isCut ? [pay.textContent] : [];
      }),
    );

/** The part of the window's height that bars cover, which stay as the page scrolls. */
const readBarShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      // Not what stands in a corner, and not what scrolls with the page.
      .filter(({ width, height }) => width > innerWidth * 0.6 && height < innerHeight)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

for (const percent of [150, 200]) {
  for (const [language, base] of [
    ['English', ''],
    ['Bangla', '/bn'],
  ] as const) {
    test(`text at ${percent} % in ${language}: nothing is lost, and every control is reached`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(answeredWith(404));
      await enlarge(page, percent);
      for (const path of paths) {
        await openStarted(page, base + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('footer:not([aria-busy])')).toBeAttached();
        expect.soft(await findLost(page), path).toEqual([]);
        expect.soft(await findCutPay(page), path).toEqual([]);
        expect.soft(await readBarShare(page), path).toBeLessThan(0.4);
      }
      await openStarted(page, `${base}/jobPage`);
      await openStarted(
        page,
        (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '',
      );
      expect.soft(await findLost(page), 'job').toEqual([]);
      expect.soft(await readBarShare(page), 'job').toBeLessThan(0.4);
    });
  }
}

test('at 150 % the words of the dock are whole and the hero is clear of its picture', async ({ page }) => {
  await enlarge(page, 150);
  for (const address of ['/', '/bn/']) {
    await openStarted(page, address);
    const cut = await page
      .locator('[data-dock] a')
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    const overlap = await page.evaluate(() => {
      const boat = document.querySelector('main section svg')?.getBoundingClientRect();
      const words = [...document.querySelectorAll('main section h1, main section h1 + p')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      return boat === undefined || boat.width === 0 ? 0 : Math.max(...words) - (boat.left + boat.width * 0.2);
    });
    expect(overlap).toBeLessThanOrEqual(0);
  }
});

for (const width of [1350, 1440]) {
  test(`at ${width} px, signed in, the entries of the header keep apart and end with the page`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await beSignedIn(page, await createEmployer(app));
    for (const address of ['/faq', '/bn/faq']) {
      await openStarted(page, address);
      const header = page.getByRole('banner');
      await expect(header.locator('nav a').first()).toBeVisible();
      const { gap, end, limit } = await header.evaluate((banner) => {
        const menu = banner.querySelector('nav');
        const container = banner.querySelector('.page');
        const rights = [...banner.querySelectorAll('a, button')].map(
          (element) => element.getBoundingClientRect().right,
        );
        const list = menu?.querySelector('ul');
        const next = menu?.nextElementSibling?.firstElementChild;
        const padding = parseFloat(getComputedStyle(container ?? banner).paddingRight);
        return {
          gap: (next?.getBoundingClientRect().left ?? 0) - (list?.getBoundingClientRect().right ?? 0),
          end: Math.max(...rights),
          limit: (container?.getBoundingClientRect().right ?? 0) - padding,
        };
      });
      expect(gap, address).toBeGreaterThanOrEqual(12);
      expect(end, address).toBeLessThanOrEqual(limit + 1);
    }
  });
}

test('at 200 % the bars of the post form leave room for the form', async ({ page, app }) => {
  await enlarge(page, 200);
  await beSignedIn(page, await createEmployer(app));
  for (const path of ['/postJobPage', '/bn/postJobPage']) {
    await openStarted(page, path);
    await expect(page.locator('main form').getByRole('button').last()).toBeVisible();
    expect.soft(await readBarShare(page), path).toBeLessThan(0.4);
  }
});
