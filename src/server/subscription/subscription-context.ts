import type { AppContext } from '../app-context.ts';

/** The dependencies of the subscription calls. */
export type SubscriptionContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway' | 'log'>;
