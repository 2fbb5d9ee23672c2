import type { Hono } from 'hono';
import { SECOND_MS } from '#contract/limits.ts';

/** A page does not wait longer for the database: it says what could not be read, and the app asks again. */
const LIMIT_MS = 2 * SECOND_MS;

/** Asks our own routes without a network. @throws DOMException TimeoutError */
export const sendToApi =
  (api: Hono) =>
  async (url: string, { method = 'GET', headers = {} }: RequestInit): Promise<Response> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DOMException('No answer in time.', 'TimeoutError')), LIMIT_MS);
    });
    try {
      return await Promise.race([api.request(url, { method, headers }), late]);
    } finally {
      clearTimeout(timer);
    }
  };
