import { accountPaths } from '#contract/accounts/account-paths.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { requestJson } from '#platform/http/http.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';

/** Extension: revokes the token. */
export async function sendLogout(token: string): Promise<void> {
  if (!hasServerExtensions()) return;
  await requestJson(apiUrl(accountPaths.logout), { method: 'POST', token, body: {} });
}
