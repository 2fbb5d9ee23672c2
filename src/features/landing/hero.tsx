import { LandingSearch } from './landing-search.tsx';
import type { HomeList } from '#api/home-jobs.ts';
import { lazyHeroPicture, lazyWelcome } from './lazy-parts.tsx';
import { landingMessages } from '#texts/features/landing/messages';

interface HeroProps {
  /** Undefined while it is not known. */
  list: HomeList | undefined;
}

/** The first screen. */
export function Hero({ list }: HeroProps) {
  const texts = landingMessages;
  return (
    <section className="relative border-b border-base-300 bg-secondary">
      <lazyHeroPicture.Part />
      <div className="page pt-4 pb-3 roomy:py-10 short:py-2">
        <h1 className="relative z-1 mb-2 max-w-[18ch] text-lg font-bold tracking-tight roomy:text-2xl short:max-w-none short:text-base">
          {texts.heroTitle}
        </h1>
        <lazyWelcome.Part list={list} />
      </div>
      <div className="page relative z-5 -mb-2 md:-mb-5.5">
        <LandingSearch />
      </div>
    </section>
  );
}
