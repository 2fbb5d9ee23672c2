/** How operators count a text (3GPP TS 23.038 and 23.040). */

/** Of the default alphabet of GSM, 7 bits each. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** With an escape before each. */
const GSM_ESCAPED = '^{}\\[~]|€\f';

/** What a message holds alone, and as a part of several, which have a header. */
const gsmUnits = { alone: 160, part: 153 } as const;
const ucsUnits = { alone: 70, part: 67 } as const;

const toGsmUnits = (character: string): number | null => {
  if (GSM.includes(character)) return 1;
  return GSM_ESCAPED.includes(character) ? 2 : null;
};

/** How many messages a text is sent as. An escaped or astral character is not divided among two. */
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

/** One sign outside of GSM's alphabet makes a message hold 70 characters in place of 160. */
export const toGsmSigns = (text: string): string =>
  text.replaceAll(/[৳–—‘’“”…•·\u{a0}\u{202f}]/gu, (sign) => replacements[sign] ?? sign);
