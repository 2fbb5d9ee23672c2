import type { Operators } from './adapters/operator.ts';
import type { Phones } from './keys/phones.ts';

/** Work that continues after its request was answered. */
export interface Background {
  /** @param name of the work, for the log when it fails */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is running any more. */
  settle(): Promise<void>;
}

/** What the subscription needs beside the rest of the context. */
export interface Gateway {
  phones: Phones;
  operators: Operators;
  background: Background;
  /** The part of the notification addresses that nobody can guess. */
  notificationKey: string;
  /** Ends what is being asked of operators, and waits for the work on it. */
  stop(): Promise<void>;
}
