import type { Browser, Page } from '@playwright/test';
import { intlLocales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { beSignedIn } from '../screens/employer.ts';
import { beKnownVisitor } from '../support/known-visitor.ts';
import { openStarted } from '../support/open-started.ts';
import type { Scene } from './scene.ts';
import type { Shape } from './shapes.ts';
import type { Fixture } from './fixture.ts';

/** How a scene is looked at. */
export interface View {
  scene: Scene;
  shape: Shape;
  language: Locale;
}

/** A page, still empty, of the shape and language; its context is its own. */
export async function createPage(
  browser: Browser,
  fixture: Fixture,
  { scene, shape, language }: View,
): Promise<Page> {
  const context = await browser.newContext({
    // As browsers with windows give it to a press; Debian's shell asks.
    permissions: ['clipboard-write'],
    ...shape.context,
    baseURL: fixture.origin,
    colorScheme: 'light',
    locale: intlLocales[language],
    serviceWorkers: scene.withWorker ? 'allow' : 'block',
  });
  // What tsx compiles calls this helper of esbuild (`keepNames`), also in functions that are sent into a page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context.newPage();
}

/** Opens a page and brings it into the scene's state. @throws when the scene's steps fail */
export async function openScene(page: Page, fixture: Fixture, { scene, language }: View): Promise<void> {
  const { who, path = '/' } = scene;
  if (who !== 'first visit') await beKnownVisitor(page.context());
  if (who !== undefined && who !== 'first visit') await beSignedIn(page, fixture[who]);
  await openStarted(page, toLocalPath(typeof path === 'string' ? path : path(fixture), language));
  await scene.act?.(page, fixture);
  await page.waitForLoadState('networkidle');
}
