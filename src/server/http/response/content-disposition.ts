const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Any file name: in ASCII for old clients, exact as `filename*` (RFC 6266). */
export function toContentDisposition(type: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}
