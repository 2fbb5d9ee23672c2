export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `--color-base-100` of the style sheet, for the browser's own bars. */
export const paper = { light: '#fbfaf6', dark: '#0c1612' } as const;
