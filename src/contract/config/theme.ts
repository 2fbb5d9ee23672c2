/** The looks that a visitor may choose. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
