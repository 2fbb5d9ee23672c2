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
