/** The product's own templates by name, where the page's language is not theirs. */
export const templateTexts: Readonly<Record<string, { name: string; description: string }>> = {};
