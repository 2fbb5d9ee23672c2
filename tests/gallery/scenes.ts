import type { Page } from '@playwright/test';
import type { Fixture } from './fixture.ts';
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

/** A route in one of its states. */
export interface Scene {
  name: string;
  path: (fixture: Fixture) => string;
  /** Who looks; an anonymous person who has been here before when absent. */
  who?: 'first visit' | 'employer' | 'newcomer' | 'moderator';
  /** Brings the page, which has started, into its state. */
  act?: (page: Page, fixture: Fixture) => Promise<void>;
  /** Print styles; targets are not measured. */
  isPaper?: true;
  /** With the service worker, which other scenes do without. */
  withWorker?: true;
  /** The window alone, for what covers it. */
  isWindow?: true;
  /** Also at 320 px, 400 % zoom, in landscape and in forced colors. */
  isMain?: true;
  /** Only in narrow shapes; wide ones show the part without opening it. */
  isNarrow?: true;
  /** Only where a list and its job stand side by side. */
  isWide?: true;
}

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
