import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { createApplink, createBdapps, createDigimart } from './adapters/platforms.ts';
import { createCaller, type Ask, fetchTransport, type OperatorTransport } from './adapters/caller.ts';
import {
  applinkCodes,
  bdappsCodes,
  digimartCodes,
  type CodeTable,
  type Operators,
  type Background,
  type Gateway,
} from './adapters/operator.ts';
import { withDayLimit } from './request-limits.ts';
import { createPhones, readStoredSecret, newHandle, claimPhoneKey, refuseNewPhoneKey } from './phone-keys.ts';
import { toSandboxChannels, createSimulator } from './sandbox/simulator.ts';
import type { ChannelConfigs } from '../config/subscription-settings.ts';

function createBackground(log: Log): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const done: Promise<unknown> = work()
        .catch((error: unknown) => log({ level: 'error', event: `${name} failed`, reason: error }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

interface GatewayOptions {
  phoneKey: string;
  notificationKey: string;
  timeoutMs?: number;
}

/** The platforms ask for 10 to 15 s. */
const OPERATOR_TIMEOUT_MS = 12_000;
const SANDBOX_TIMEOUT_MS = 4000;

type GatewayContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'metrics'>;

interface Wiring {
  channels: ChannelConfigs;
  transport: OperatorTransport;
  timeoutMs: number;
  stopSignal: AbortSignal;
}

interface Credentials {
  appId: string;
  password: string;
}

/** Wraps `ask` to count and time its calls. */
const measured =
  ({ metrics }: GatewayContext, channel: Channel, ask: Ask): Ask =>
  async (call) => {
    const start = performance.now();
    const outcome = await ask(call);
    const seconds = (performance.now() - start) / 1000;
    const kind = outcome.kind === 'refused' ? outcome.class : outcome.kind;
    metrics.onOperatorCall({ channel, call: call.name, outcome: kind, seconds });
    return outcome;
  };

function createOperators(context: GatewayContext, { channels, ...wiring }: Wiring): Operators {
  const { log, clock, config } = context;
  const { bd_robi, applink, digimart } = channels;
  const { publicUrl } = config.subscription;
  const shared = { ...wiring, log };
  const askAs = (channel: Channel, codes: CodeTable, { appId, password }: Credentials): Ask => {
    const ask = createCaller({ channel, codes, appId, password, ...shared });
    return measured(context, channel, withDayLimit(context, { channel, appId }, ask));
  };
  return {
    bd_robi: bd_robi && createBdapps(bd_robi, askAs('bd_robi', bdappsCodes, bd_robi), publicUrl),
    applink: applink && createApplink(applink, askAs('applink', applinkCodes, applink), publicUrl),
    digimart: digimart && createDigimart(digimart, askAs('digimart', digimartCodes, digimart), clock),
  };
}

/** Creates the gateway to real or simulated operators. */
export function createGateway(context: GatewayContext, options: GatewayOptions): Gateway {
  const phones = createPhones(options.phoneKey);
  const { isSandbox, channels } = context.config.subscription;
  const { timeoutMs = isSandbox ? SANDBOX_TIMEOUT_MS : OPERATOR_TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const transport = isSandbox ? createSimulator({ ...context, phones }) : fetchTransport;
  const background = createBackground(context.log);
  return {
    phones,
    operators: createOperators(context, {
      channels: isSandbox ? toSandboxChannels(phones) : channels,
      transport,
      timeoutMs,
      stopSignal: stopping.signal,
    }),
    background,
    notificationKey: options.notificationKey,
    stop() {
      stopping.abort();
      return background.settle();
    },
  };
}

/** A sandbox gets no notifications. */
const isNotificationKeyStored = ({ subscription }: Config): boolean =>
  subscription.notificationKey === undefined && !subscription.isSandbox;

/** True when secrets are stored in the data folder. */
export const isSecretStored = (config: Config): boolean =>
  config.subscription.phoneKey === undefined || isNotificationKeyStored(config);

/** Opens the gateway with configured or stored secrets. @throws StartupError */
export async function openGateway(context: GatewayContext): Promise<Gateway> {
  const { config, db } = context;
  const { phoneKey, notificationKey } = config.subscription;
  const gateway = createGateway(context, {
    phoneKey: phoneKey ?? (await readStoredSecret(config.dataDir, 'phone-key', () => refuseNewPhoneKey(db))),
    notificationKey: isNotificationKeyStored(config)
      ? await readStoredSecret(config.dataDir, 'notification-key')
      : (notificationKey ?? newHandle()),
  });
  await claimPhoneKey(db, gateway.phones.fingerprint);
  return gateway;
}
