/**
 * E-mail addresses as accounts have them. Letters other than A to Z are never folded: "İ", "ı", "ſ" and the Kelvin sign
 * become plain letters in some places and not in others, and one account would have several spellings.
 */

const plainPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** True for an address of plain letters, digits and signs. Other alphabets' domains can be written in punycode. */
export const isPlainEmail = (text: string): boolean => plainPattern.test(text);

/** The one spelling that an account is looked up, registered and counted by. The database computes the same. */
export const toEmailKey = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
