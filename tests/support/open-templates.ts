import type { Page } from '@playwright/test';

/** Narrow windows fold the templates of `/cvPage` behind one row. */
export const openTemplates = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .locator('details.fold')
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
