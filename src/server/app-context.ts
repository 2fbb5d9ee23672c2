import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { DiskSpace } from './files/disk-space.ts';
import type { FileStore } from './files/file-store.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Queue } from './queue/queue.ts';
import type { Gateway } from './subscription/adapters/operator.ts';

/** The dependencies of every route, passed in for tests. */
export interface AppContext {
  db: Database;
  config: Config;
  clock: () => number;
  files: FileStore;
  disk: Pick<DiskSpace, 'requireSpace'>;
  gateway: Gateway;
  queue: Queue;
  mailer: Mailer;
  log: Log;
  metrics: Metrics;
}
