import type { Operators } from './adapters/operator.ts';
import type { Phones } from './phone-keys.ts';

type BackgroundWork = 'notification' | 'payment confirmation' | 'stop code';

/** Work that continues after its request was answered. */
export interface Background {
  run(name: BackgroundWork, work: () => Promise<unknown>): void;
  settle(): Promise<void>;
}

export interface Gateway {
  phones: Phones;
  operators: Operators;
  background: Background;
  /** Secret part of the notification addresses. */
  notificationKey: string;
  /** Aborts running calls and waits for background work. */
  stop(): Promise<void>;
}
