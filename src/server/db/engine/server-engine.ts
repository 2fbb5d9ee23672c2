import { doesAnswer, endPool, PROBE_MS, type Engine } from './engine.ts';
import { toServerConfig } from './pool-config.ts';
import { createPool } from './pool.ts';

/** Purges and the like, two at a time. */
const BACKGROUND_SIZE = 2;

/**
 * Connects to a PostgreSQL. It cancels statements that take too long by itself; a connection that stays silent for
 * longer than that is given up. Whether it is well is asked on a connection that is used for nothing else.
 */
export async function openServer(url: string, statementMs: number): Promise<Engine> {
  const config = await toServerConfig(url);
  const pool = createPool({ ...config, statement_timeout: statementMs }, { ms: 2 * statementMs });
  const background = createPool({ ...config, max: BACKGROUND_SIZE });
  const probe = createPool(
    { ...config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: PROBE_MS },
    { ms: PROBE_MS },
  );
  return {
    pool,
    background: background.leaseUnlimited,
    isWell: () => doesAnswer(probe),
    close: async () => {
      await Promise.all([pool, background, probe].map(endPool));
    },
  };
}
