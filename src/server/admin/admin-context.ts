import type { AppContext } from '../app-context.ts';

/** The dependencies of moderation, in its routes and at the command line. */
export type AdminContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;
