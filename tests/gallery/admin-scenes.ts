import type { Scene } from './scenes.ts';
import { at, openDialog } from './steps.ts';

const who = 'moderator';

export const adminScenes: readonly Scene[] = [
  { name: 'moderation', path: at('/admin'), who, isMain: true },
  {
    name: 'moderation, a row',
    path: at('/admin'),
    who,
    isWindow: true,
    act: async (page) => {
      await page.getByRole('article').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
    },
  },
  {
    name: 'moderation, rejecting',
    path: at('/admin'),
    who,
    isWindow: true,
    act: (page) => openDialog(page, 'Reject…'),
  },
  { name: 'moderation, rejected', path: at('/admin?show=rejected'), who },
  { name: 'moderation, reports', path: at('/admin?view=reports'), who },
  { name: 'moderation, search', path: at('/admin?view=search&text=padma'), who },
  { name: 'moderation, nothing found', path: at('/admin?view=search&text=zzzz'), who },
  {
    name: 'moderation, keys',
    path: at('/admin?view=health'),
    who,
    isWindow: true,
    // Windows without a pointer have no button for them.
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').first().waitFor();
    },
  },
  {
    name: 'moderation, audit trail',
    path: at('/admin?view=audit'),
    who,
    act: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  { name: 'moderation, user', path: ({ employer }) => `/admin?view=user&of=${employer.user._id}`, who },
  { name: 'moderation, health', path: at('/admin?view=health'), who },
  { name: 'moderation, not for employers', path: at('/admin'), who: 'employer' },
  { name: 'moderation, signed out', path: at('/admin') },
];
