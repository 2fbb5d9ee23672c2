/** How operators count a text (3GPP TS 23.038 and 23.040). */

/** The GSM default alphabet, 7 bits a character. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** GSM extension table: each takes an escape character too. */
const GSM_ESCAPED = '^{}\\[~]|€\f';

/** The capacity of a single message, and of a part of several, which has a header. */
const gsmUnits = { alone: 160, part: 153 } as const;
const ucsUnits = { alone: 70, part: 67 } as const;

const toGsmUnits = (character: string): number | null => {
  if (GSM.includes(character)) return 1;
  return GSM_ESCAPED.includes(character) ? 2 : null;
};

/** How many messages a text needs. Escaped and astral characters are not split between two. */
export function countSegments(text: string): number {
  const characters = [...text];
  const gsm = characters.map(toGsmUnits);
  const isGsm = gsm.every((units) => units !== null);
  const units = isGsm ? gsm.map((one) => one ?? 0) : characters.map(({ length }) => length);
  const { alone, part } = isGsm ? gsmUnits : ucsUnits;
  if (units.reduce((sum, one) => sum + one, 0) <= alone) return 1;
  let segments = 1;
  let used = 0;
  for (const one of units) {
    if (used + one > part) {
      segments += 1;
      used = 0;
    }
    used += one;
  }
  return segments;
}

const replacements: Readonly<Record<string, string>> = {
  '৳': 'Tk ',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '-',
  '·': ',',
  '\u{a0}': ' ',
  '\u{202f}': ' ',
};

/** Replaces characters outside the GSM alphabet: one of them reduces a message from 160 to 70 characters. */
export const toGsmSigns = (text: string): string =>
  text.replaceAll(/[৳–—‘’“”…•·\u{a0}\u{202f}]/gu, (sign) => replacements[sign] ?? sign);
