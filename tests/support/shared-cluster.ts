import { startCluster, type Cluster } from './postgres-cluster.ts';

const variable = 'KAJ_TEST_CLUSTER';

/** One PostgreSQL for all test files of a run; the processes that run them find it in their environment. */
export default async function startSharedCluster(): Promise<() => Promise<void>> {
  const cluster = await startCluster({ settings: ['max_connections=300'] });
  process.env[variable] = cluster.urlOf('{database}');
  return cluster.stop;
}

/** The run's cluster, which stops by itself; undefined when the run has none. */
export function findSharedCluster(): Pick<Cluster, 'urlOf' | 'stop'> | undefined {
  const pattern = process.env[variable];
  if (pattern === undefined) return undefined;
  return { urlOf: (database) => pattern.replace('{database}', database), stop: () => Promise.resolve() };
}
