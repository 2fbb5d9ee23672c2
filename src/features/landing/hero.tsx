import { useMessages } from '#platform/i18n/messages.ts';
import { LandingSearch } from './landing-search.tsx';
import { lazyHeroPicture } from './lazy-parts.tsx';
import { landingMessages } from './messages.ts';

/** The first screen. */
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

/** The figures of §9. */
export function Figures() {
  const texts = useMessages(landingMessages);
  return (
    <ul className="page mt-12 grid grid-cols-3">
      {texts.figures.map(({ figure, label }) => (
        <li
          key={label}
          className="border-base-300 px-1 py-2 not-first:border-l not-first:pl-3 md:not-first:pl-4"
        >
          <strong className="tabular block text-lg font-bold md:text-xl">{figure}</strong>
          <span className="text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
