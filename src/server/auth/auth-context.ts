import type { AppContext } from '../app-context.ts';

/** The dependencies of the account routes. */
export type AuthContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;
