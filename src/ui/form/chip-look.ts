/** A control in a rounded frame, 44 px high. */
export const chipLook =
  'relative flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold';

const plain = 'border-control bg-base-200';
const active = 'border-primary bg-secondary text-secondary-content';

/** The colours of a chip; its state is also shown by text or a check mark (WCAG 1.4.1). */
export const toChipTone = (isActive: boolean): string => (isActive ? active : plain);
