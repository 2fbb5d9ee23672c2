/** Comma-separated text and the items in it: what a tags field shows as chips and what it is sent as. */

/** The items of a text: trimmed, without empty ones. */
export function toTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

export function toTagsText(tags: readonly string[]): string {
  return tags.join(', ');
}

export interface TagsState {
  chips: string[];
  /** What is being typed and is no chip yet. */
  typed: string;
}

/** The whole text, what is being typed included: nothing of it is lost when the page goes. */
export function toWholeText({ chips, typed }: TagsState): string {
  return toTagsText(typed.trim() === '' ? chips : [...chips, typed.trim()]);
}

/** The chips of a text whose last item may still be in the typing. */
export function splitTyped(text: string, typed: string): TagsState {
  const tags = toTags(text);
  const last = typed.trim();
  if (last === '') return { chips: tags, typed };
  // A text that was changed from outside, such as by a discard, holds nothing of what was typed.
  return tags.at(-1) === last ? { chips: tags.slice(0, -1), typed } : { chips: tags, typed: '' };
}

/** What was typed or pasted becomes chips as far as commas or line ends close them; the rest is still typed. */
export function takeTyped(chips: readonly string[], input: string): TagsState {
  const parts = input.split(/[,\n]/);
  const typed = parts.at(-1)?.trimStart() ?? '';
  return { chips: addTags(chips, toTags(parts.slice(0, -1).join(','))), typed };
}

/** Items that are there already, whatever their case, are not added again. */
export function addTags(chips: readonly string[], more: readonly string[]): string[] {
  const all = [...chips];
  for (const tag of more) {
    if (!all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}
