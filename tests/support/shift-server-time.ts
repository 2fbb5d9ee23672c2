import type { Page } from '@playwright/test';

/**
 * Sends a page what the server would send at another time, so that it agrees with the page's moved clock.
 * @returns moves the server's time on: a page whose clock alone moves learns from the next answer that it is fast
 */
export async function shiftServerTime(page: Page, firstByMs: number): Promise<(ms: number) => void> {
  let byMs = firstByMs;
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const date = new Date(Date.parse(headers['date'] ?? '') + byMs).toUTCString();
    if (!headers['content-type']?.startsWith('text/html'))
      return route.fulfill({ response, headers: { ...headers, date } });
    const html = await response.text();
    const body = html.replace(/"now":(\d+)/, (_, now: string) => `"now":${Number(now) + byMs}`);
    return route.fulfill({ response, body, headers: { ...headers, date } });
  });
  return (ms) => void (byMs += ms);
}

/** Shifts the device's clock in every page from now on, before its scripts run. */
export async function shiftDeviceTime(page: Page, byMs: number): Promise<void> {
  await page.addInitScript((by) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length === 0 ? [RealDate.now() + by] : args, self),
      get: (target, name, self) =>
        name === 'now' ? () => RealDate.now() + by : Reflect.get(target, name, self),
    });
  }, byMs);
}
