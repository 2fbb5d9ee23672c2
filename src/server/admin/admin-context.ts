import type { AppContext } from '../app-context.ts';

/** What moderation takes of what the app hands out, at its routes and at the command line. */
export type AdminContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;
