import { holdForPage, readDevice, removeFromDevice, tryWrite, writeText } from '#platform/storage/storage.ts';

/**
 * Writes what means nothing one without the other: the device then has all of it, or what it had before.
 * @param texts by their keys
 * @returns false when the device could not keep it: it then holds for this page
 */
export function writeTogether(texts: Readonly<Record<string, string>>): boolean {
  const before = Object.keys(texts).map((key) => [key, readDevice(key)] as const);
  if (Object.entries(texts).every(([key, text]) => writeText(key, text))) return true;
  for (const [key, text] of before) {
    if (text === null || !tryWrite(key, text)) removeFromDevice(key);
  }
  for (const [key, text] of Object.entries(texts)) holdForPage(key, text);
  return false;
}
