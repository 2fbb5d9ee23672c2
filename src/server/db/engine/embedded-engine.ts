import { HOUR_MS } from '#contract/limits.ts';
import { startEmbedded } from './embedded.ts';
import { doesAnswer, endPool, type Engine } from './engine.ts';
import { toEmbeddedConfig } from './pool-config.ts';
import { createPool } from './pool.ts';

interface EmbeddedOptions {
  dataDir: string;
  log: ((line: string) => void) | undefined;
  statementMs: number;
}

/** The engine has no process of its own that tidies up behind writes and keeps the planner's figures true. */
const TIDY_MS = 6 * HOUR_MS;

/**
 * Starts the embedded engine. It cannot cancel a statement, so one that takes too long ends it, and a new one takes its
 * place. It is well while it works for somebody: that limit would have ended it otherwise.
 */
export async function openEmbedded({ dataDir, log, statementMs }: EmbeddedOptions): Promise<Engine> {
  const embedded = await startEmbedded({ dataDir, log });
  const config = toEmbeddedConfig(embedded.socketDir);
  const pool = createPool(config, { ms: statementMs, onReached: embedded.replace });
  const tidy = () =>
    pool.leaseUnlimited((client) => client.query({ text: 'vacuum (analyze)' })).catch(() => undefined);
  const timer = setInterval(tidy, TIDY_MS);
  return {
    pool,
    background: pool.leaseUnlimited,
    isWell: async () => pool.isInUse() || (await doesAnswer(pool)) || pool.isInUse(),
    close: async () => {
      clearInterval(timer);
      await endPool(pool);
      await embedded.close();
    },
  };
}
