import { join } from 'node:path';
import { openCommandSocket } from './admin/command-socket.ts';
import type { AppContext } from './app-context.ts';
import { createApp } from './app.ts';
import { toClientConfigs, type Config } from './config.ts';
import { connectDatabase } from './db/client.ts';
import { toDamage } from './db/migrate.ts';
import { projectRoot } from './process.ts';
import { seedSampleData } from './sample/seed.ts';
import { createDiskSpace } from './files/disk-space.ts';
import { openDataFolder, openFiles } from './files/open-files.ts';
import { loadBuilds, type ClientFiles, killWorker } from './http/client-files.ts';
import { checkPort, listen } from './http/listen.ts';
import { logToConsole } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createHandlers } from './work.ts';
import { openQueue } from './queue/queue.ts';
import { startSchedule, createWorker } from './queue/worker.ts';
import { loadRenderers } from './render/load-renderer.ts';
import { warmUp } from './render/warm-up.ts';
import { openExportFolder } from './transfer/nightly-export.ts';
import { startChecking } from './subscription/check.ts';
import { isSecretStored, openGateway } from './subscription/open-gateway.ts';

interface RunningServer {
  port: number;
  hasClient: boolean;
  stop(): Promise<void>;
}

const FINISH_MS = 3000;

async function loadClient(dist: string, config: Config): Promise<ClientFiles> {
  const files = await loadBuilds(dist, toClientConfigs(config));
  return config.isWorkerKilled ? killWorker(files) : files;
}

/**
 * Opens data folder, database and port, in this order. @param say prints progress @throws StartupError
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  await checkPort(config);
  const isFolderNeeded =
    config.databaseUrl === undefined || config.bucket === undefined || isSecretStored(config);
  if (isFolderNeeded) await openDataFolder(config.dataDir);
  await openExportFolder(config);
  const metrics = createMetrics();
  const log = metrics.countEntries(logToConsole);
  say(
    `Opening the database ${config.databaseUrl === undefined ? `in ${config.dataDir}` : 'of DATABASE_URL'}…`,
  );
  const opening = connectDatabase({ ...config, log, observer: metrics });
  const dist = join(projectRoot(), 'dist');
  // Runs while the database opens; awaited below.
  const loading = Promise.all([loadClient(dist, config), loadRenderers(dist)]);
  loading.catch(() => undefined);
  const db = await opening;
  try {
    const disk = createDiskSpace({ ...config, log, hasReserve: config.databaseUrl === undefined });
    disk.run();
    const files = await openFiles(config);
    const base = { db, config, files, clock: Date.now, log, metrics };
    const context: AppContext = {
      ...base,
      disk,
      gateway: await openGateway(base),
      queue: await openQueue(base),
      mailer: openMailer(config),
    };
    if (await seedSampleData({ db, files, now: context.clock() }))
      say('It was empty: filled with sample data.');
    const [client, renderers] = await loading;
    const app = createApp(context, client, renderers);
    const server = await listen(app, { ...config, log });
    const warmed = warmUp(app);
    const worker = createWorker(context, createHandlers(context));
    worker.start();
    const stopSchedule = startSchedule(context);
    const stopChecking = startChecking(context);
    // With a database server, the command line connects to it directly.
    const closeSocket = config.databaseUrl === undefined ? await openCommandSocket(context) : async () => {};
    const stop = async (): Promise<void> => {
      const timer = setTimeout(server.destroy, FINISH_MS);
      const worked = worker.stop();
      await Promise.all([server.close(), warmed]);
      clearTimeout(timer);
      await Promise.all([
        closeSocket(),
        worked,
        stopSchedule(),
        stopChecking(),
        disk.stop(),
        context.gateway.stop(),
      ]);
      context.mailer.close();
      await db.close();
    };
    return { port: server.port, hasClient: client.size > 0, stop };
  } catch (error) {
    await db.close();
    throw toDamage(error);
  }
}
