import type { AppContext } from '../app-context.ts';

/** What accounts take of what the app hands out. */
export type AuthContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;
