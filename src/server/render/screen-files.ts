/** Written by the build beside the client. */
export const SCREENS_FILE = 'screens.json';

/** The scripts that a screen needs besides those of every page, by the name of its route's file. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;
