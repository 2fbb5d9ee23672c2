/** The `lang` of a text: Bangla where it has Bengali letters (the taka sign is none), else the page's own. */
export function textLanguage(text: string): 'bn' | undefined {
  return /[\u0985-\u09b9]/.test(text) ? 'bn' : undefined;
}
