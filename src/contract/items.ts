/** Comma-separated text to items: trimmed, without empty ones (§5, job edit). */
export function toItems(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
