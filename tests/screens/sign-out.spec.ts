import { accountPaths } from '#contract/http/api-paths.ts';
import { API_BASE, appPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { createAccount, expect, signIn, test } from './app.ts';

test('signing out offline is told to the server later, on a later visit too', async ({
  page: tab,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openStarted(tab, appPaths.signIn);
  await signIn(tab, await createAccount(app));
  const logout = tab.getByRole('button', { name: 'Logout' }).filter({ visible: true });
  await expect(logout).toBeVisible();
  const token = await tab.evaluate(() => localStorage.getItem('token'));
  await goOffline(tab);
  await logout.click();
  await expect(logout).toBeHidden();
  const sent = tab.waitForResponse((answer) => answer.url().endsWith(accountPaths.logout));
  await tab.context().setOffline(false);
  await openStarted(tab, appPaths.home);
  await tab.mouse.wheel(0, 100);
  expect((await sent).request().headers()['authorization']).toBe(`Bearer ${token}`);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('kaj:logouts-waiting'))).toBeNull();
  const answer = await fetch(app.origin + `${API_BASE}/auth/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});
