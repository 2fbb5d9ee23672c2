import type { AppContext } from '../app-context.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { readKeptSecret } from './keys/stored-secret.ts';
import { claimPhoneKey } from './keys/phone-key-check.ts';
import { newHandle } from './keys/secrets.ts';

/** Nobody sends notifications to a sandbox. */
const isNotificationKeyKept = ({ subscription }: AppContext['config']): boolean =>
  subscription.notificationKey === undefined && !subscription.isSandbox;

/** Whether secrets have to be kept in the data folder, because the configuration has none. */
export const isSecretKept = (config: AppContext['config']): boolean =>
  config.subscription.phoneKey === undefined || isNotificationKeyKept(config);

/**
 * The gateway with its secrets: the configured ones, else those that are kept in the data folder.
 * @throws StartupError when they cannot be kept, or when the database's numbers are kept with another key
 */
export async function openGateway(context: Omit<AppContext, 'gateway' | 'files'>): Promise<Gateway> {
  const { config, db } = context;
  const { phoneKey, notificationKey } = config.subscription;
  const gateway = createGateway(context, {
    phoneKey: phoneKey ?? (await readKeptSecret(config.dataDir, 'phone-key')),
    notificationKey: isNotificationKeyKept(config)
      ? await readKeptSecret(config.dataDir, 'notification-key')
      : (notificationKey ?? newHandle()),
  });
  await claimPhoneKey(db, gateway.phones.fingerprint);
  return gateway;
}
