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
