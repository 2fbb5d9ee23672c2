import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl } from '../startup/config.ts';

/** Sends JSON without waiting for more than whether it was taken; a page that closes sends it still. */
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
    // Sent to our servers alone, which mark each answer. Repeating what is refused would not help.
    return answer.headers.has(API_HEADER) && answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}
