/** A text with digits for display: a year, a phone number. What is sent has Latin digits. */
export const toShownDigits = (text: string): string => text;
