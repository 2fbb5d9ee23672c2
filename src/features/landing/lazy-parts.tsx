import { createRenderedPart, createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { HeroText } from './hero-text.tsx';

/** Server-rendered. */
export const lazyHeroPicture = createRenderedPart(
  async () => (await import('./rendered-parts.tsx')).HeroPicture,
  () => null,
);

export const lazyMatchList = createLazyPart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);

/** Not server-rendered: the page's HTML is cached for all visitors, and this shows data of the device. */
export const lazyWelcome = createLazyPart(
  async () => (await import('./welcome.tsx')).Welcome,
  HeroText,
  whenIdle,
);

/** Server-rendered; a placeholder of its size where the browser renders the page. */
export const lazySearchChoices = createRenderedPart(
  async () => (await import('./rendered-parts.tsx')).SearchChoices,
  () => <div className="order-1 min-h-11 basis-full filters:order-0 filters:basis-48 short:hidden" />,
);
