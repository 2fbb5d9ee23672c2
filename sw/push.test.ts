import { afterEach, expect, it, vi } from 'vitest';
import { openNotification } from './push.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = 'https://kaj.example/jobDetailsPage?id=1';

/** A window that shows an address. @param mayLeave what its page answers; null for a suspended page */
function openWindow(url: string, mayLeave: boolean | null, focus = async () => undefined as unknown) {
  const shown = {
    url,
    focus: vi.fn(async () => {
      await focus();
      return shown;
    }),
    navigate: vi.fn(async (to: string) => (shown.url = to)),
    postMessage: (_message: unknown, [port]: MessagePort[]) =>
      mayLeave !== null && port?.postMessage(mayLeave),
  };
  return shown;
}

/** Taps a notification of {@link page}. @returns the addresses of the windows that the tap opened */
async function tap(windows: readonly ReturnType<typeof openWindow>[]): Promise<string[]> {
  const opened: string[] = [];
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string) => void opened.push(url),
  };
  vi.stubGlobal('self', { clients });
  let done: Promise<unknown> = Promise.resolve();
  const event = {
    notification: { close: () => undefined, data: page },
    waitUntil: (work: typeof done) => (done = work),
  };
  openNotification(Object.assign(new Event('notificationclick'), event) as never);
  await done;
  return opened;
}

it('focuses the window that shows the page, whatever is typed in it', async () => {
  const windows = [openWindow('https://kaj.example/', true), openWindow(`${page}#apply`, false)];
  expect(await tap(windows)).toEqual([]);
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(windows[1]?.navigate).not.toHaveBeenCalled();
});

it('uses a window again that has nothing unsent, and no other one', async () => {
  const [form, free] = [
    openWindow('https://kaj.example/postJobPage', false),
    openWindow('https://kaj.example/', true),
  ];
  expect(await tap([form, free])).toEqual([]);
  expect([form.url, free.url]).toEqual(['https://kaj.example/postJobPage', page]);
});

it.each([
  ['no window', []],
  ['a form that was not sent', [openWindow('https://kaj.example/postJobPage', false)]],
  ['a window that cannot be focused', [openWindow(page, true, () => Promise.reject(new Error('closed')))]],
])('opens a window beside %s', async (_what, windows) => {
  expect(await tap(windows)).toEqual([page]);
});

it('opens a window beside a suspended page, which does not answer', async () => {
  vi.useFakeTimers();
  const opened = tap([openWindow('https://kaj.example/', null)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opened).toEqual([page]);
});
