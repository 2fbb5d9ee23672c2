import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchUrl } from './history.ts';
import { pollWhileVisible, repeatWhileVisible } from './while-visible.ts';

/** A stub page with an address, visibility and events only. */
function createPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  const location = { href: 'https://kaj.example/' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const show = (visibilityState: 'visible' | 'hidden') => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { location, window, show };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a poll runs while the page is seen, rests while it is hidden, and looks at once when it is seen again', () => {
  const { show } = createPage();
  const check = vi.fn();
  const stop = repeatWhileVisible(check, 5000);
  vi.advanceTimersByTime(10_000);
  expect(check).toHaveBeenCalledTimes(3);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  expect(check).toHaveBeenCalledTimes(4);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll with growing waits rests while the page is hidden, and begins again when it is visible', () => {
  const { show } = createPage();
  const check = vi.fn();
  const stop = pollWhileVisible(check, 3000);
  vi.advanceTimersByTime(2999);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + 6000 + 12_000);
  expect(check).toHaveBeenCalledTimes(3);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  expect(check).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(3000);
  expect(check).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(60 * 60_000);
  // Minutes apart in the end: within what the server grants a number.
  expect(check.mock.calls.length).toBeLessThan(25);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('where the browser reports every change of the address, nothing is polled', () => {
  const { location } = createPage();
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const urls: string[] = [];
  const stop = watchUrl((url) => void urls.push(url));
  expect(vi.getTimerCount()).toBe(0);
  location.href += '?StatusCode=S1000';
  navigation.dispatchEvent(new Event('currententrychange'));
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(urls).toEqual(['https://kaj.example/?StatusCode=S1000']);
  stop();
});

it('elsewhere a change is seen within 100 ms, while the page is seen', () => {
  const { location, window, show } = createPage();
  vi.stubGlobal('navigation', undefined);
  const urls: string[] = [];
  const stop = watchUrl((url) => void urls.push(url));
  location.href = 'https://kaj.example/1';
  vi.advanceTimersByTime(100);
  expect(urls).toHaveLength(1);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  location.href = 'https://kaj.example/2';
  window.dispatchEvent(new Event('popstate'));
  expect(urls).toHaveLength(2);
  stop();
});
