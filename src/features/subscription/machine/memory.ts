import * as v from 'valibot';
import { subscriptionMemorySchemas, type SubscriptionKey } from '#contract/subscription/storage.ts';

/** The texts under the subscription's storage keys: all that it remembers (§3). */
export type Memory = Readonly<Partial<Record<SubscriptionKey, string>>>;

/** What changes in it; null removes. */
export type Writes = Partial<Record<SubscriptionKey, string | null>>;

type Remembered<K extends SubscriptionKey> = v.InferOutput<(typeof subscriptionMemorySchemas)[K]>;

/** The parsed value under a key; null when absent or not what its schema says. */
export function recall<K extends SubscriptionKey>(memory: Memory, key: K): Remembered<K> | null {
  const parsed = v.safeParse(subscriptionMemorySchemas[key], memory[key]);
  return parsed.success ? parsed.output : null;
}

/** The memory after some writes. */
export function remember(memory: Memory, writes: Writes): Memory {
  const next: Partial<Record<SubscriptionKey, string>> = { ...memory };
  for (const key of subscriptionKeys) {
    const text = writes[key];
    if (text === null) delete next[key];
    else if (text !== undefined) next[key] = text;
  }
  return next;
}

const isKey = (key: string): key is SubscriptionKey => Object.hasOwn(subscriptionMemorySchemas, key);

/** Every key of the memory. */
export const subscriptionKeys: readonly SubscriptionKey[] =
  Object.keys(subscriptionMemorySchemas).filter(isKey);
