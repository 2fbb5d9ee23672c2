/** Comma-separated text as trimmed items (§5, job edit). */
export function toItems(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
