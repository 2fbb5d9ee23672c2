import type { Strategy } from 'workbox-strategies';
import { splitLanguage } from '#contract/http/languages.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import type { LoadedMessage } from '#contract/device/worker.ts';
import { isPublicDetail, isPublicList } from './matching.ts';
import type { Strategies } from './strategies.ts';

interface Warming {
  event: ExtendableEvent;
  loaded: LoadedMessage;
  strategies: Strategies;
}

interface Wanted {
  strategy: Strategy;
  request: Request;
}

// Loaded a moment ago, so this costs no data.
const fromBrowserCache: RequestInit = { cache: 'force-cache', mode: 'cors', credentials: 'same-origin' };

function toRequests(urls: readonly string[], choose: (url: URL) => Strategy | undefined): Wanted[] {
  return urls.flatMap((text) => {
    const strategy = choose(new URL(text));
    return strategy ? [{ strategy, request: new Request(text, fromBrowserCache) }] : [];
  });
}

/** Stores what a page loaded, or will load. */
export async function warm({ event, loaded, strategies }: Warming): Promise<void> {
  const reads = toRequests(loaded.reads, (url) => {
    if (isPublicList(url)) return strategies.publicLists;
    return isPublicDetail(url) ? strategies.publicDetails : undefined;
  });
  const images = toRequests(loaded.images, () => strategies.images);
  const page = toRequests([loaded.page], ({ pathname }) =>
    isPublicPage(splitLanguage(pathname).path) ? strategies.pages : undefined,
  );
  const work = [...page, ...reads, ...images].flatMap(({ strategy, request }) =>
    strategy.handleAll({ event, request }),
  );
  await Promise.allSettled(work);
}
