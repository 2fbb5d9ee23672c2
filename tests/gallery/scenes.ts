import type { Scene } from './scene.ts';
import { accountScenes } from './account-scenes.ts';
import { adminScenes } from './admin-scenes.ts';
import { appliedScenes } from './applied-scenes.ts';
import { applyingScenes } from './applying-scenes.ts';
import { cvScenes } from './cv-scenes.ts';
import { employerScenes } from './employer-scenes.ts';
import { hiringScenes } from './hiring-scenes.ts';
import { inboxScenes } from './inbox-scenes.ts';
import { seekerScenes } from './seeker-scenes.ts';
import { subscriptionScenes } from './subscription-scenes.ts';
import { trackerScenes } from './tracker-scenes.ts';

export const scenes: readonly Scene[] = [
  ...seekerScenes,
  ...applyingScenes,
  ...appliedScenes,
  ...trackerScenes,
  ...subscriptionScenes,
  ...cvScenes,
  ...accountScenes,
  ...employerScenes,
  ...hiringScenes,
  ...inboxScenes,
  ...adminScenes,
];
