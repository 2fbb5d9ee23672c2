/** Which record has changed; null for all of them. */
export type TabNews = string | null;

/**
 * Follows what other tabs change in a store of the device.
 * Without channels a tab looks when it is turned to; a page out of the browser's memory has heard nothing meanwhile.
 * @param name of the store's database
 * @returns what tells the other tabs of a change made here
 */
export function followTabs(name: string, onNews: (news: TabNews) => void): (news: TabNews) => void {
  addEventListener('pageshow', ({ persisted }) => persisted && onNews(null));
  if (typeof BroadcastChannel === 'undefined') {
    addEventListener('focus', () => onNews(null));
    return () => undefined;
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    onNews(typeof data === 'string' ? data : null),
  );
  return channel.postMessage.bind(channel);
}
