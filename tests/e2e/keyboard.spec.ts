import { playStory } from './employer-story.ts';
import { withKeyboard } from './input.ts';
import { test } from './own-app.ts';

test('from the first job posted to the first reader of it, with the keyboard alone', async ({
  page,
  app,
  texts,
  local,
}) => {
  test.setTimeout(240_000);
  await playStory({ page, dataDir: app.dataDir, input: withKeyboard(page), texts, local });
});
