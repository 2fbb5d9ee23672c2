/** How the page itself calls the letters of a PDF. */
export const pageFonts = { latin: 'Kaj CV', bengali: 'Kaj CV Bengali' } as const;
