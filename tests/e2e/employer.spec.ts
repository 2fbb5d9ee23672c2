import { playStory } from './employer-story.ts';
import { withPointer } from './hands.ts';
import { test } from './own-app.ts';

test('an employer posts a job, an administrator approves it, a seeker finds it', async ({ page, app }) => {
  test.setTimeout(180_000);
  await playStory({ page, dataDir: app.dataDir, hands: withPointer() });
});
