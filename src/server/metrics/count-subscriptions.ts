import { and, count, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Connection } from '../db/connection.ts';
import { subscriptions } from '../db/subscription-schema.ts';

export const currentStatuses = ['pending', 'active', 'blocked'] as const;

/** Subscriptions that have not ended, by operator and status. It reads all rows. Async, because a Drizzle query runs again at each `then`. */
export const countSubscriptions = async ({
  db,
  config,
}: {
  db: Pick<Connection, 'orm'>;
  config: Pick<Config, 'subscription'>;
}) =>
  db.orm
    .select({ channel: subscriptions.channel, status: subscriptions.status, count: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isSandbox, config.subscription.isSandbox),
        inArray(subscriptions.status, [...currentStatuses]),
      ),
    )
    .groupBy(subscriptions.channel, subscriptions.status);
