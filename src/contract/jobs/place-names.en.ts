/** A place, or several with commas between, for display; unknown ones are shown as they are. */
export const toPlaceName = (name: string): string => name;
