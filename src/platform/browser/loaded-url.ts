/** The address that the document was loaded with, whatever the app has made of it since. */
export function loadedUrl(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ?? location.href;
}
