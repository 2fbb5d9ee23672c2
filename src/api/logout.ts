import type { Session } from '#contract/accounts/auth.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { errorText } from '#platform/http/api-error.ts';
import { requestJson } from '#platform/http/http.ts';
import { createOutbox } from '#platform/http/outbox.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { logNotice } from '#platform/log.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Tokens of users who have signed out wait on the device until the server has revoked them (extension). */

const key = deviceStorageKeys.logoutsWaiting;

const readWaiting = (): string[] => (readText(key) ?? '').split(' ').filter((token) => token !== '');

function writeWaiting(tokens: readonly string[]): void {
  if (tokens.length === 0) removeKey(key);
  else writeText(key, tokens.join(' '));
}

const remove = (token: string): void => writeWaiting(readWaiting().filter((other) => other !== token));

const outbox = createOutbox<string>({
  name: 'logouts',
  readWaiting: async () => readWaiting(),
  async send(token) {
    const headers = { authorization: `Bearer ${token}` };
    await requestJson(apiUrl(accountPaths.logout), { method: 'POST', headers, body: {} });
    remove(token);
  },
  onRefused(token, error) {
    // A token that the server refuses needs no revocation.
    logNotice('logout refused', errorText(error));
    remove(token);
  },
});

/** Revokes the tokens that wait, now or once the server is reachable. */
export const sendLogouts = outbox.follow;

/** Revokes the session's token, now or once the server is reachable, on a later visit too. */
export function revokeOnServer({ token }: Session): void {
  if (!hasServerExtensions()) return;
  writeWaiting([...new Set([...readWaiting(), token])]);
  void sendLogouts();
}
