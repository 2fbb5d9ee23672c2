import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { FileStore } from './files/file-store.ts';
import type { Log } from './log.ts';
import type { Gateway } from './subscription/gateway.ts';

/** What every route may use. Passed in, so that tests can bring their own. */
export interface AppContext {
  db: Database;
  config: Config;
  /** Now, in ms since the epoch. */
  clock: () => number;
  files: FileStore;
  /** The mobile operators. */
  gateway: Gateway;
  log: Log;
}
