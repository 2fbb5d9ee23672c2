/**
 * The colour of the page behind everything (`--color-base-100` of the style sheet), for what knows no styles:
 * the browser's own bars.
 */
export const paper = { light: '#fbfaf6', dark: '#0c1612' } as const;
