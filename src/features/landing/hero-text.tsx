import { landingMessages } from './messages.ts';

/** The specified line under the title, as high as `Welcome`, which replaces it on a second visit. */
export const HeroText = () => (
  <p className="relative z-1 min-h-11 max-w-52 text-sm text-muted roomy:max-w-1/2 roomy:text-base short:sr-only">
    {landingMessages.heroText}
  </p>
);
