import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCommandSocket } from './admin/operator-api.ts';
import type { AppContext } from './app-context.ts';
import { createApp } from './app.ts';
import { type Config, isLoopback, readConfig, toClientConfigs } from './config.ts';
import { connectDatabase } from './db/client.ts';
import { PRIVATE_UMASK } from './db/engine/private-folder.ts';
import { toDamage } from './db/migrate.ts';
import { StartupError } from './errors/startup-error.ts';
import { createDiskSpace } from './files/disk-space.ts';
import { openDataFolder, openFiles } from './files/bucket-store.ts';
import { type ClientFiles, killWorker, loadBuilds } from './http/client-files.ts';
import { checkPort, listen } from './http/listen.ts';
import { describeFailure, logToConsole } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { loadRenderers, warmUp } from './pages/load-renderer.ts';
import { projectRoot, toLocalAddress } from './process.ts';
import { openQueue } from './queue/queue.ts';
import { createWorker, startSchedule } from './queue/worker.ts';
import { seedSampleData } from './sample/seed.ts';
import { startChecking } from './subscription/check.ts';
import { isSecretStored, openGateway } from './subscription/open-gateway.ts';
import { openExportFolder } from './transfer/nightly-export.ts';
import { createHandlers } from './work.ts';

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
async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
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

const FORCE_EXIT_MS = 4500;

function fail(error: unknown): never {
  const line = error instanceof StartupError ? error.message : describeFailure(error);
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function warnOfSandbox({ subscription, mail, host }: Config): void {
  if (isLoopback(host)) return;
  if (subscription.isSandbox) {
    process.stderr.write(
      'The subscription sandbox is on, and this server listens beyond this machine: at /sandbox everybody reads the codes.\n',
    );
  }
  if (!mail.isShown) return;
  process.stderr.write('At /sandbox/mail everybody reads the mails, whose links lead into accounts.\n');
}

/** Of writes of the last moments, the embedded engine's file system does not say whether they are on the disk. */
function warnOfDisk({ databaseUrl, exportDir, client }: Config): void {
  if (client.apiHost !== '' || databaseUrl !== undefined || exportDir !== undefined) return;
  say(
    'The embedded database does not wait for the disk: a power cut may lose the last applications. Set DATABASE_URL to a PostgreSQL, or EXPORT_DIR for nightly exports.',
  );
}

/** Apple's push service refuses every notification of such a sender. */
function warnOfContact({ client }: Config): void {
  const domain = client.contactEmail.slice(client.contactEmail.lastIndexOf('@') + 1);
  if (domain.includes('.')) return;
  say(
    `CONTACT_EMAIL is ${client.contactEmail}: push services refuse notifications with an address at such a host.`,
  );
}

function untilStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}

async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const stopRequested = untilStopRequested().then(() =>
    setTimeout(() => process.exit(0), FORCE_EXIT_MS).unref(),
  );
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const server = await startServer(config, say);
  if (!server.hasClient) process.stderr.write('The app is not built: only the API is served.\n');
  warnOfSandbox(config);
  warnOfDisk(config);
  warnOfContact(config);
  say(`${config.client.appName} is ready: ${toLocalAddress(config, server.port)}`);
  await stopRequested;
  await server.stop();
  process.exit(0);
}

run().catch(fail);
