import { createRenderedPart, createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { HeroText } from './hero-text.tsx';

/** From the server's HTML. */
export const lazyHeroPicture = createRenderedPart(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  () => null,
);

export const lazyMatchList = createLazyPart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);

/** What only this device knows: the page from the server is the same for everyone. */
export const lazyWelcome = createLazyPart(
  async () => (await import('./welcome.tsx')).Welcome,
  HeroText,
  whenPersonal,
);

/** From the server's HTML; a place of its size where the app renders the page. */
export const lazySearchChoices = createRenderedPart(
  async () => (await import('./search-choices.tsx')).SearchChoices,
  () => <div className="order-1 min-h-11 basis-full filters:order-0 filters:basis-48 short:hidden" />,
);
