import { existsSync } from 'node:fs';
import { isLoopback, readConfig, type Config } from './config.ts';
import { PRIVATE_UMASK } from './db/engine/private-folder.ts';
import { describeFailure } from './log.ts';
import { toLocalAddress } from './process.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './errors/startup-error.ts';

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
