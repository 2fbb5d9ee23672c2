interface Drawing {
  /** `d` of SVG's `path`, on a grid of 24. */
  path: string;
  className: string;
  fill?: 'none' | 'currentColor';
}

/** A line drawing. Called rather than rendered: a page has dozens, and each component costs memory. */
export const draw = ({ path, className, fill = 'none' }: Drawing) => (
  <svg
    viewBox="0 0 24 24"
    className={`shrink-0 ${className}`}
    fill={fill}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
