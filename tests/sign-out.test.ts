import { expect, test, vi } from 'vitest';
import { useFakeDevice } from './support/fake-device.ts';

/** What is asked before signing out. */

const asked: string[] = [];
vi.mock('#platform/dialogs/dialogs.ts', () => ({
  confirm: async ({ title }: { title: string }) => {
    asked.push(title);
    return false;
  },
  showAlert: async () => undefined,
}));

const device = useFakeDevice();

async function ask(): Promise<boolean> {
  asked.length = 0;
  const { maySignOut } = await import('#shell/menu/sign-out.ts');
  return maySignOut('u1');
}

test('a device that cannot be read does not count as one with nothing unsent', async () => {
  expect([await ask(), asked]).toEqual([true, []]);
  device.breakDown();
  expect([await ask(), asked]).toEqual([false, ['Log out although something may be unsent?']]);
});
