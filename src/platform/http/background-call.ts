import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl } from '../startup/config.ts';

/** Sends JSON with `keepalive`, also while the page closes. @returns false when it should be retried */
export async function sendInBackground(path: string, body: unknown): Promise<boolean> {
  try {
    const answer = await fetch(apiUrl(path), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    });
    void answer.body?.cancel();
    // Only our servers get these calls, and mark each answer. A 4xx other than 429 would be the same on a retry.
    return answer.headers.has(API_HEADER) && answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}
