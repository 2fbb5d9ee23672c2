import type { AppContext } from '../app-context.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { readKeptSecret } from './kept-secret.ts';
import { claimPhoneKey } from './phone-key-check.ts';

/** Whether secrets have to be kept in the data folder, because the configuration has none. */
export const isSecretKept = ({ subscription }: AppContext['config']): boolean =>
  subscription.phoneKey === undefined || subscription.notificationKey === undefined;

/**
 * The gateway with its secrets: the configured ones, else those that are kept in the data folder.
 * @throws StartupError when they cannot be kept, or when the database's numbers are kept with another key
 */
export async function openGateway(context: Omit<AppContext, 'gateway' | 'files'>): Promise<Gateway> {
  const { dataDir, subscription } = context.config;
  const phoneKey = subscription.phoneKey ?? (await readKeptSecret(dataDir, 'phone-key'));
  const notificationKey = subscription.notificationKey ?? (await readKeptSecret(dataDir, 'notification-key'));
  const gateway = createGateway(context, { phoneKey, notificationKey });
  await claimPhoneKey(context.db, gateway.phones.fingerprint);
  return gateway;
}
