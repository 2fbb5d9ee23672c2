import { downloadDrawing } from '#ui/download-drawing.ts';

/** In `#ui/icon.tsx`'s place where a list is painted: the one drawing that it may need. */
export function Icon({ className }: { className: string }) {
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
      <path d={downloadDrawing} />
    </svg>
  );
}
