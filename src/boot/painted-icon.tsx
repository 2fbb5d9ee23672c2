import { draw } from '#ui/draw.tsx';
import { downloadDrawing } from '#ui/download-drawing.ts';

/** In `#ui/icon.tsx`'s place where a list is painted: the one drawing that it may need. */
export const Icon = ({ className }: { className: string }) => draw({ path: downloadDrawing, className });
