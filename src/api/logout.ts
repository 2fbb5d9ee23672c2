import { apiPaths } from '#contract/paths.ts';
import { apiUrl } from '#platform/config.ts';
import { requestJson } from '#platform/http.ts';

/** Extension: tells the server to forget the token. A server without it loses nothing. */
export async function sendLogout(token: string): Promise<void> {
  await requestJson(apiUrl(apiPaths.logout), { method: 'POST', token, body: {} });
}
