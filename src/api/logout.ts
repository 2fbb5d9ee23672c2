import { accountPaths } from '#contract/accounts/account-paths.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { requestJson } from '#platform/http/http.ts';
import { retryUntilDone } from '#platform/http/online.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { inTurn } from '#platform/in-turn.ts';
import { logNotice } from '#platform/log.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Tokens of users who have signed out wait on the device until the server has revoked them (extension). */

const key = lateStorageKeys.logoutsWaiting;

const readWaiting = (): string[] => (readText(key) ?? '').split(' ').filter((token) => token !== '');

function writeWaiting(tokens: readonly string[]): void {
  if (tokens.length === 0) removeKey(key);
  else writeText(key, tokens.join(' '));
}

/** @returns false where sending it later may succeed */
async function revoke(token: string): Promise<boolean> {
  try {
    await requestJson(apiUrl(accountPaths.logout), { method: 'POST', token, body: {} });
  } catch (error) {
    // A token that the server refuses is of no use to anyone.
    if (!(error instanceof ApiError && error.isRefusal)) return false;
    logNotice('logout refused', errorText(error));
  }
  writeWaiting(readWaiting().filter((other) => other !== token));
  return true;
}

const sendWaiting = (): Promise<boolean> =>
  inTurn('logouts', async () => {
    for (const token of readWaiting()) if (!(await revoke(token))) return false;
    return true;
  });

/** Revokes the tokens that wait, now or once the server is reachable. */
export const sendLogouts = (): Promise<void> => retryUntilDone(sendWaiting);

/** Revokes a token, now or once the server is reachable, on a later visit too. */
export function revokeToken(token: string): void {
  if (!hasServerExtensions()) return;
  writeWaiting([...new Set([...readWaiting(), token])]);
  void sendLogouts();
}
