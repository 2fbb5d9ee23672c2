import type { AppContext } from '../app-context.ts';

/** What the calls of subscriptions take of what the app hands out. */
export type SubscriptionContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway' | 'log'>;
