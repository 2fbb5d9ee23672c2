import type { Page } from '@playwright/test';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { runAdmin } from '../support/admin.ts';
import { addOwnCompany, addOwnJob } from '../support/employer.ts';
import { expect, test } from './app.ts';
import { createEmployer } from './employer.ts';

/** Without scripts: what can be seen works. */

test.use({ javaScriptEnabled: false, changesPublic: true });

/** Visible controls that do nothing: buttons and fields of no form that the browser sends, links without an address. */
const findDead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    return [...document.querySelectorAll('a, button, input, select, textarea, [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        if (element instanceof HTMLAnchorElement) return element.href === '';
        if (element instanceof HTMLButtonElement)
          return element.type !== 'submit' || !element.form?.hasAttribute('action');
        if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
          return element.name === '' || !element.form?.hasAttribute('action');
        return !(element instanceof HTMLTextAreaElement && element.form?.hasAttribute('action'));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const paths = [
  '/',
  '/jobPage',
  '/jobPage?page=2',
  '/cvPage',
  '/contactUs',
  '/aboutUs',
  '/faq',
  '/jobAlerts',
  '/signInPage',
];

for (const width of [360, 1440]) {
  test(`at ${width} px no control is dead, and each way to apply says what to do`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 });
    const owner = await createEmployer(app);
    const company = await addOwnCompany(owner);
    const day = toDhakaDay(Date.now() + 5 * DAY_MS);
    const inbox = await addOwnJob(owner, company, { title: 'Cook', applyWays: [{ kind: 'inbox' }] });
    const walkIn = await addOwnJob(owner, company, {
      title: 'Guard',
      applyWays: [
        {
          kind: 'walkIn',
          from: day,
          to: day,
          hours: '10:00 AM - 4:00 PM',
          place: 'Gate 2, Ashulia',
          bring: '',
        },
        { kind: 'call', phone: '01712-345678', whatsApp: false },
      ],
    });
    await runAdmin(app.dataDir, ['approve', company, inbox, walkIn]);
    for (const base of ['', '/bn']) {
      for (const path of [...paths, toJobPath(inbox), toJobPath(walkIn)]) {
        await page.goto(base + path);
        expect.soft(await findDead(page), base + path).toEqual([]);
      }
      await expect(page.getByText('Gate 2, Ashulia').first()).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await page.goto(base + toJobPath(inbox));
      await page.locator('[data-job-bar] a').click();
      await expect(page.locator('#how-to-apply')).toContainText(
        base === '' ? 'needs JavaScript' : 'জাভাস্ক্রিপ্ট',
      );
      await page.goto(`${base}/cvPage`);
      const saved = page.waitForEvent('download');
      await page.locator('article form button').first().click();
      expect((await saved).suggestedFilename()).toMatch(/\.docx$/);
      await expect(page.locator('article img').first()).toBeVisible();
    }
  });
}
