/**
 * The `lang` of a text of unknown language: Bangla where it holds Bengali letters (the taka sign is none), else the page's own.
 * Screen readers then speak it rightly, and it gets its own size and line height.
 */
export function textLanguage(text: string): 'bn' | undefined {
  return /[\u0985-\u09b9]/.test(text) ? 'bn' : undefined;
}
