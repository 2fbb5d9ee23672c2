const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Not allowed in XML, even escaped. */
// oxlint-disable-next-line no-control-regex
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for HTML, XML and Pango markup, elements and quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
