import type { Page } from '@playwright/test';
import type { Fixture } from './fixture.ts';

/** How a scene is looked at, and where it begins. */
interface Setting {
  /** The start page when absent. */
  path?: string | ((fixture: Fixture) => string);
  /** Who looks; an anonymous person who has been here before when absent. */
  who?: 'first visit' | 'employer' | 'newcomer' | 'moderator';
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

/** Brings the page, which has started, into a scene's state. */
type Act = (page: Page, fixture: Fixture) => Promise<void>;

/** A route in one of its states. */
export interface Scene extends Setting {
  name: string;
  act?: Act | undefined;
}

export const scene = (name: string, setting: Setting = {}, act?: Act): Scene => ({ name, ...setting, act });
