import type { ReactNode } from 'react';

interface DrawnSceneProps {
  /** The sun's distance from the left edge. */
  sun: number;
  /** Lines, 3 units thick. */
  children: ReactNode;
}

/** The river and the sun of every empty state's picture, 160 x 112, for decoration. */
export function DrawnScene({ sun, children }: DrawnSceneProps) {
  return (
    <svg
      viewBox="0 0 160 112"
      width="160"
      height="112"
      className="text-primary"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={sun} cy="24" r="13" className="fill-accent" opacity=".9" />
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
      <path d="M0 112c22-18 40-22 58-22s28 8 48 8 34-12 54-6v20Z" fill="currentColor" opacity=".24" />
    </svg>
  );
}

/** A moored boat with its sail furled, for offline states. */
export function MooredBoatPicture() {
  return (
    <DrawnScene sun={30}>
      <path d="M76 78V18" />
      <path d="M76 24c9 8 9 36 0 44Z" className="fill-base-200" />
      <path d="m76 34 6 2m-6 10 7 1m-7 10 6-1" strokeWidth="2" opacity=".6" />
      <path d="M140 52v44" strokeWidth="5" />
      <path d="M116 76c8 10 18 4 24-14" strokeWidth="2" />
      <path d="M28 72c14 6 28 8 46 8s32-2 46-8l-12 24H40Z" fill="currentColor" stroke="none" />
    </DrawnScene>
  );
}

/** A boat that carries a letter, for decoration. */
export function PostBoatPicture() {
  return (
    <DrawnScene sun={30}>
      <path d="M56 34h52v36H56Z" className="fill-base-200" />
      <path d="m56 36 26 20 26-20" />
      <path d="M36 70c14 6 28 8 46 8s32-2 46-8l-12 24H48Z" fill="currentColor" stroke="none" />
    </DrawnScene>
  );
}
