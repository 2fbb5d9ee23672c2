interface DrawingProps {
  path: string;
  className: string;
}

/** What `#ui/icon.tsx` draws, of a path that is given to it. */
export function Drawing({ path, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
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
}
