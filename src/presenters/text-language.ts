/** 'bn' for a text with Bengali letters (the taka sign is none). */
export function textLanguage(text: string): 'bn' | undefined {
  return /[\u0985-\u09b9]/.test(text) ? 'bn' : undefined;
}
