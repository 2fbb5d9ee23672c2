import { itemEnd, toItem, toItems } from '#contract/items.ts';

export function toTagsText(tags: readonly string[]): string {
  return tags.join(', ');
}

export interface TagsState {
  chips: string[];
  typed: string;
}

/** The whole text, including what is being typed. */
export function toWholeText({ chips, typed }: TagsState): string {
  return toTagsText(typed.trim() === '' ? chips : [...chips, typed.trim()]);
}

/** Splits a text into chips and what is still being typed. */
export function splitTyped(text: string, typed: string): TagsState {
  const tags = toItems(text);
  // A bullet alone is not an item.
  const last = toItem(typed);
  if (last === '') return { chips: tags, typed };
  // `value` was changed from outside the field.
  return tags.at(-1) === last ? { chips: tags.slice(0, -1), typed } : { chips: tags, typed: '' };
}

/** Turns typed or pasted text up to the last comma or line break into chips. */
export function takeTyped(chips: readonly string[], input: string): TagsState {
  const parts = input.split(itemEnd);
  const typed = parts.at(-1)?.trimStart() ?? '';
  return { chips: addTags(chips, toItems(parts.slice(0, -1).join(','))), typed };
}

/** Adds items, ignoring case-insensitive duplicates. */
export function addTags(chips: readonly string[], more: readonly string[]): string[] {
  const all = [...chips];
  for (const tag of more) {
    if (!all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}
