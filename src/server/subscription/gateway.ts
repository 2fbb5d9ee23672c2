import type { AppContext } from '../app-context.ts';
import { createApplink } from './adapters/applink.ts';
import { createBdapps } from './adapters/bdapps.ts';
import { createCaller, type Ask } from './adapters/caller.ts';
import { applinkCodes, bdappsCodes, digimartCodes } from './adapters/codes.ts';
import { createDigimart } from './adapters/digimart.ts';
import type { Operators } from './adapters/operator.ts';
import { fetchTransport, type Transport } from './adapters/transport.ts';
import { createBackground, type Background } from './background.ts';
import { createPhones, type Phones } from './phones.ts';
import { toSandboxChannels } from './sandbox/channels.ts';
import { createSimulator } from './sandbox/simulator.ts';
import type { ChannelConfigs } from './settings.ts';

/** What the subscription needs beside the rest of the context. */
export interface Gateway {
  phones: Phones;
  operators: Operators;
  background: Background;
  /** The part of the notification addresses that nobody can guess. */
  notificationKey: string;
  /** Ends what is being asked of operators, and waits for the work on it. */
  stop(): Promise<void>;
}

export interface GatewayOptions {
  phoneKey: string;
  notificationKey: string;
  /** An operator that takes longer has not answered. */
  timeoutMs?: number;
}

/** Within the 10 to 15 seconds that the platforms ask for. */
const OPERATOR_TIMEOUT_MS = 12_000;
/** Nobody who tries the sandbox wants to wait that long. */
const SANDBOX_TIMEOUT_MS = 4000;

type GatewayContext = Omit<AppContext, 'gateway' | 'files'>;

interface Wiring {
  channels: ChannelConfigs;
  transport: Transport;
  timeoutMs: number;
  stopSignal: AbortSignal;
}

function createOperators(context: GatewayContext, { channels, ...wiring }: Wiring): Operators {
  const { log, clock, config } = context;
  const { bd_robi, applink, digimart } = channels;
  const { publicUrl } = config.subscription;
  const shared = { ...wiring, log };
  const askBdapps = (own: { appId: string; password: string }): Ask =>
    createCaller({ channel: 'bd_robi', codes: bdappsCodes, ...own, ...shared });
  const askApplink = (own: { appId: string; password: string }): Ask =>
    createCaller({ channel: 'applink', codes: applinkCodes, ...own, ...shared });
  const askDigimart = (own: { appId: string; password: string }): Ask =>
    createCaller({ channel: 'digimart', codes: digimartCodes, ...own, ...shared });
  return {
    bd_robi: bd_robi && createBdapps(bd_robi, askBdapps(pick(bd_robi)), publicUrl),
    applink: applink && createApplink(applink, askApplink(pick(applink)), publicUrl),
    digimart: digimart && createDigimart(digimart, askDigimart(pick(digimart)), clock),
  };
}

const pick = ({ appId, password }: { appId: string; password: string }) => ({ appId, password });

/** The operators behind the subscription: the real ones, or in the sandbox simulated ones. */
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
