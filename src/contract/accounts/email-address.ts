/** Only A to Z are folded: "İ", "ı", "ſ" and the Kelvin sign lower-case differently across systems. */

const plainPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** True for an address of plain ASCII; other domains can be written in punycode. */
export const isPlainEmail = (text: string): boolean => plainPattern.test(text);

/** The spelling that accounts are compared by; the database computes the same. */
export const toEmailKey = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
