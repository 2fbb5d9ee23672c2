import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { screens } from './screens.ts';

// These tests do not need the worker, and installing it would take a third of their time.
test.use({ serviceWorkers: 'block' });

test('touch targets on a phone are at least 44 pixels high and wide', async ({ page }) => {
  for (const [address, isThere] of Object.entries(screens)) {
    await page.goto(address);
    await isThere(page);
    expect(await findSmallTargets(page), address).toEqual([]);
  }
});

/** Buttons, fields and links (those inside running text excepted) that are too small to hit. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button, select, input:not([type=hidden])')) {
      const box = element.getBoundingClientRect();
      const isHidden =
        box.width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const label = element.closest('label')?.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const reaches = after.content !== 'none' && after.position === 'absolute';
      const isLarge = [box, label].some((area) => area && area.width >= least && area.height >= least);
      if (!isHidden && !isInText && !reaches && !isLarge)
        found.push(`${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return found;
  });
}
