import type { IconPath } from '#ui/icon.tsx';
import { jobDrawings } from '#ui/job-drawings.ts';
import { Drawing } from './painted-drawing.tsx';

interface IconProps {
  name: keyof typeof jobDrawings | IconPath;
  className?: string;
}

const drawings: Readonly<Record<string, string>> = jobDrawings;

/** In `#ui/icon.tsx`'s place where a job is painted: the drawings that it may need. */
export const Icon = ({ name, className = 'size-5' }: IconProps) => (
  <Drawing path={drawings[name] ?? name} className={className} />
);
