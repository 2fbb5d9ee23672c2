import { playStory } from './employer-story.ts';
import { test } from './fixtures.ts';
import { withPointer } from './hands.ts';

test('an employer posts a job, an administrator approves it, a seeker finds it', async ({ page }) => {
  test.setTimeout(180_000);
  await playStory({ page, hands: withPointer() });
});
