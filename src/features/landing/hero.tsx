import { LandingSearch } from './landing-search.tsx';
import { lazyHeroPicture } from './lazy-parts.tsx';
import { landingMessages } from '#texts/features/landing/messages';

/** The first screen. */
export function Hero() {
  const texts = landingMessages;
  return (
    <section className="relative border-b border-base-300 bg-secondary">
      <lazyHeroPicture.Part />
      <div className="page pt-4 pb-3 roomy:pt-14 roomy:pb-16 short:py-2">
        <h1 className="relative max-w-[18ch] text-lg font-bold tracking-tight roomy:text-2xl short:max-w-none short:text-base">
          {texts.heroTitle}
        </h1>
        <p className="relative mt-1 max-w-52 text-sm text-muted roomy:max-w-1/2 roomy:text-base short:sr-only">
          {texts.heroText}
        </p>
      </div>
      <div className="page relative z-5 -mb-2 md:-mb-5.5">
        <LandingSearch />
      </div>
    </section>
  );
}
