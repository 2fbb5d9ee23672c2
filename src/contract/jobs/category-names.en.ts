/** A category for display; unknown ones are shown as they are. */
export const toCategoryName = (name: string): string => name;
