import { expect, test as base } from '@playwright/test';
import { createPage, openScene, type View } from '../gallery/open-scene.ts';
import type { Scene } from '../gallery/scene.ts';
import { scenes } from '../gallery/scenes.ts';
import { differentShapesOf } from '../gallery/shapes.ts';
import { startFixture, type Fixture } from '../gallery/fixture.ts';
import { findBarriers } from '../support/barriers.ts';
import { listBareTexts } from '../support/translate-page.ts';

/** One server a process for all scenes. */
const test = base.extend<object, { fixture: Fixture }>({
  fixture: [
    async ({ browserName: _any }, use) => {
      const fixture = await startFixture();
      await use(fixture);
      await fixture.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** In Bangla what is said differs, and so the languages of its parts: seen on those main scenes that open by themselves. */
const isOfLanguages = ({ isMain, act }: Scene): boolean => isMain === true && act === undefined;

const viewsOf = (scene: Scene): View[] => {
  const english = differentShapesOf(scene).map((shape): View => ({ scene, shape, language: 'en' }));
  const [narrow] = english;
  return narrow && isOfLanguages(scene) ? [...english, { ...narrow, language: 'bn' }] : english;
};

const views = scenes.filter(({ isPaper }) => !isPaper).flatMap(viewsOf);

for (const view of views) {
  const name = `${view.scene.name}, ${view.shape.name}, ${view.language}`;
  // Scenes bring their own window: once is enough.
  test(`@phone no barriers: ${name}`, async ({ browser, fixture }) => {
    const page = await createPage(browser, fixture, view);
    await openScene(page, fixture, view);
    expect(await findBarriers(page)).toEqual([]);
    expect(await listBareTexts(page)).toEqual([]);
    // The content of a `<noscript>` is text where scripts run.
    expect(await page.locator('body').innerText()).not.toMatch(/<\/?[a-z]/);
    await page.context().close();
  });
}
