import * as v from 'valibot';

/** The looks that a visitor may choose. */
export const ThemeSchema = v.picklist(['system', 'light', 'dark']);
export type Theme = v.InferOutput<typeof ThemeSchema>;
