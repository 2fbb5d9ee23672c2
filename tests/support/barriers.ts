import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that depend on colours; what a theme cannot change is looked for once. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until transitions have ended: half-way colours are not to be judged. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** In one go and in the page itself: no screen has frames from elsewhere, which alone need more. */
const createAxe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** For a page that axe was brought into by the look before: twice half a megabyte less to carry and to read. */
const createAxeAgain = (page: Page): AxeBuilder =>
  new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode(true);

async function inspect(page: Page, axe: AxeBuilder, theme: string): Promise<string[]> {
  await untilStill(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${theme}, ${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}

/** Parts below the screen are laid out, and take their theme's colours, only when they come near: here, all at once. */
export const showBelowFold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** What axe finds in the light theme and in the dark one, one line a place; nothing when the page is clean. */
export async function findBarriers(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await showBelowFold(page);
  const found = await inspect(page, createAxe(page), own);
  await page.emulateMedia({ colorScheme: other });
  found.push(...(await inspect(page, createAxeAgain(page).withRules(colourRules), other)));
  await page.emulateMedia({ colorScheme: own });
  return found;
}
