import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function open({ ignoresInput = false } = {}) {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const { startSettling, whenIdle } = await import('./page-settled.ts');
  const work = vi.fn<() => void>();
  startSettling();
  whenIdle(work, { ignoresInput });
  return { work, dispatch: (name: string) => window.dispatchEvent(new Event(name)) };
}

test('a tap loads what is left once its click was handled, not at its beginning', async () => {
  const { work, dispatch } = await open();
  for (const name of ['pointerdown', 'focusin', 'pointerup']) dispatch(name);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  dispatch('click');
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'scroll'])('so does a %s', async (name) => {
  const { work, dispatch } = await open();
  dispatch(name);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['click', 'keydown', 'scroll'])(
  'what would compete with what was asked for does not load on a %s',
  async (name) => {
    const { work, dispatch } = await open({ ignoresInput: true });
    dispatch(name);
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  },
);

test('where a worker serves the page, it is as soon as the next frame', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
  const { work } = await open({ ignoresInput: true });
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});
