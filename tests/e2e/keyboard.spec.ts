import { playStory } from './employer-story.ts';
import { test } from './fixtures.ts';
import { withKeyboard } from './hands.ts';

test('from the first job posted to the first reader of it, with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await playStory({ page, hands: withKeyboard(page) });
});
