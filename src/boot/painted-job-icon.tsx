import { draw } from '#ui/draw.tsx';
import type { IconPath } from '#ui/icon.tsx';
import { jobDrawings } from '#ui/job-drawings.ts';

interface IconProps {
  name: keyof typeof jobDrawings | IconPath;
  className?: string;
}

const drawings: Readonly<Record<string, string>> = jobDrawings;

/** In `#ui/icon.tsx`'s place where a job is painted: the drawings that it may need. */
export const Icon = ({ name, className = 'size-5' }: IconProps) =>
  draw({ path: drawings[name] ?? name, className });
