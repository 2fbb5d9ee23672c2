/** The active option's index; null while the text field itself is active. */
export type ActiveOption = number | null;

/** The id of an option, for `aria-activedescendant`. */
export const toOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Moves between options and text by arrows; undefined for keys of the text field. */
export function toNextOption(key: string, active: ActiveOption, count: number): ActiveOption | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') {
    if (active === null) return 0;
    return active === last ? null : active + 1;
  }
  if (key === 'ArrowUp') {
    if (active === null) return last;
    return active === 0 ? null : active - 1;
  }
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
