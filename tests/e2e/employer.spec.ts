import { playStory } from './employer-story.ts';
import { withPointer } from './input.ts';
import { test } from './own-app.ts';

// On a desktop the same story runs with the keyboard, and with the pointer on another origin.
test('@phone @languages @main an employer posts a job, an administrator approves it, a seeker finds it', async ({
  page,
  app,
  texts,
  local,
}) => {
  await playStory({ page, dataDir: app.dataDir, input: withPointer(), texts, local });
});
