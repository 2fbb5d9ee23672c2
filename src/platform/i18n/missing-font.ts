/** Loads letters that the device cannot draw. @throws where its code does not load */
export async function loadMissingFont(): Promise<void> {
  // The condition stands here, so that the English build has no chunk of the font's code.
  if (import.meta.env?.VITE_LANGUAGE !== 'bn') return;
  const font = await import('./web-font.ts');
  await font.loadWebFont();
}
