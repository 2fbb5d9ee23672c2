import { downloadDrawing } from '#ui/download-drawing.ts';
import { Drawing } from './painted-drawing.tsx';

/** In `#ui/icon.tsx`'s place where a list is painted: the one drawing that it may need. */
export const Icon = ({ className }: { className: string }) => (
  <Drawing path={downloadDrawing} className={className} />
);
