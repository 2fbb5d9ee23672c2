import { useMessages } from '#platform/i18n/messages.ts';
import { LandingSearch } from './landing-search.tsx';
import { lazyHeroPicture } from './lazy-parts.tsx';
import { landingMessages } from './messages.ts';

/** The first screen: what this is, and the search over its lower edge. */
export function Hero() {
  const texts = useMessages(landingMessages);
  return (
    <section className="relative border-b border-base-300 bg-secondary">
      <lazyHeroPicture.Part />
      <div className="page pt-8 pb-8 md:pt-14 md:pb-16">
        <h1 className="relative max-w-[15ch] text-2xl font-bold tracking-tight">{texts.heroTitle}</h1>
        <p className="relative mt-3 max-w-prose text-muted md:max-w-1/2">{texts.heroText}</p>
      </div>
      <div className="page relative z-5 h-10">
        <LandingSearch />
      </div>
    </section>
  );
}
