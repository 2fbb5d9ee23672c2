import { sandboxPaths } from '#contract/subscription/paths.ts';
import { type Phones, readPhone } from '../phone-keys.ts';
import type { ChannelConfigs } from '../../config/subscription-settings.ts';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { codeLifeMs } from '#contract/limits.ts';
import { channels, type Channel } from '#contract/subscription/subscription.ts';
import { toBareId } from '../adapters/replies.ts';
import type { OperatorTransport } from '../adapters/caller.ts';

import {
  findByMaskedId,
  findByPhone,
  findByRequestId,
  forgetCode,
  storeCode,
  storeMessage,
  register,
  statusOf,
  countSandboxAttempt,
  unregister,
  type SandboxCode,
  type SandboxContext,
  type SandboxSubscriber,
  behaviourOf,
  CODE_ATTEMPTS,
  type SandboxBehaviour,
} from './memory.ts';

const sandboxHosts = {
  bd_robi: 'http://bdapps.invalid',
  applink: 'http://applink.invalid',
  digimart: 'http://digimart.invalid',
} as const;

const sandboxCalls = {
  otpRequest: '/otp/request',
  otpVerify: '/otp/verify',
  send: '/subscription/send',
  status: '/subscription/status',
  sms: '/sms/send',
  search: '/subscription-info-server/getSubscribers',
  unsubscribe: '/subs/unregistration',
} as const;

/** Sandbox credentials, equal on all servers of a deployment. */
export function toSandboxChannels(phones: Phones): ChannelConfigs {
  const credentials = { appId: 'APP_SANDBOX', password: phones.hash('the password of the sandbox') };
  const { otpRequest, otpVerify, send, status, sms, search, unsubscribe } = sandboxCalls;
  const paths = { otpRequest, otpVerify, send, status, sms };
  return {
    bd_robi: { ...credentials, appHash: '', url: sandboxHosts.bd_robi, paths },
    applink: { ...credentials, appHash: '', url: sandboxHosts.applink, paths },
    digimart: {
      ...credentials,
      apiKey: 'sandbox',
      apiSecret: phones.hash('the secret of the payment page'),
      url: sandboxHosts.digimart,
      pageUrl: '',
      paths: { page: sandboxPaths.pay, status, search, unsubscribe, sms },
    },
  };
}

type Reply = Record<string, unknown>;
const ok = { statusCode: 'S1000', statusDetail: 'Request was successfully processed.', version: '1.0' };
const failure = (statusCode: string, statusDetail: string): Reply => ({
  statusCode,
  statusDetail,
  version: '1.0',
});

const Text = v.nullish(v.string(), '');
const Fields = v.object({
  subscriberId: v.nullish(v.union([v.string(), v.array(v.string())]), ''),
  subscriberIds: v.nullish(v.array(v.string()), []),
  subscriberRequestId: Text,
  referenceNo: Text,
  otp: Text,
  message: Text,
  destinationAddresses: v.nullish(v.array(v.string()), []),
});
type Fields = v.InferOutput<typeof Fields>;

interface Visit {
  context: SandboxContext;
  channel: Channel;
  fields: Fields;
  id: string;
}

const pendingWords: Readonly<Record<Channel, string>> = {
  bd_robi: 'INITIAL CHARGING PENDING',
  applink: 'REG_PENDING',
  digimart: 'REG_PENDING',
};

const toWord = (channel: Channel, status: string): string => {
  if (status === 'PENDING') return pendingWords[channel];
  return status === 'UNREGISTERED' && channel !== 'bd_robi' ? 'UNREGISTERED.' : status;
};

async function findSubscriber({ context, channel, id }: Visit): Promise<SandboxSubscriber | null> {
  const phone = readPhone(id);
  return phone === null ? findByMaskedId(context, channel, id) : findByPhone(context, channel, phone);
}

async function requestCode(visit: Visit): Promise<Reply> {
  const { context, channel, id } = visit;
  const phone = readPhone(id);
  if (phone === null) return failure('E1325', 'Format of the address is invalid');
  const behaviour = behaviourOf(phone);
  if (behaviour === 'config') return failure('E1313', 'Authentication failed');
  if (behaviour === 'ineligible') return failure('E1343', 'MSISDN is not in the white list');
  const status = statusOf(context, await findByPhone(context, channel, phone));
  if (status !== 'UNREGISTERED') return failure('E1351', 'user already registered');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const referenceNo = await storeCode(context, { channel, phone, code });
  await storeMessage(context, {
    phoneHash: context.phones.hash(phone),
    code,
    text: `Your OTP is ${code}. It subscribes you: nothing is charged here.`,
  });
  return { ...ok, referenceNo };
}

function toProblem({ context, channel, fields }: Visit, row: SandboxCode): Reply | null {
  const behaviour: string = row.behaviour;
  if (behaviour === 'exhausted' || row.attempts > CODE_ATTEMPTS)
    return failure('E1852', 'Maximum attempts exceeded');
  const lifeMs = codeLifeMs[channel === 'applink' ? 'applink' : 'bd_robi'];
  const isOld = row.at.getTime() + lifeMs < context.clock();
  if (behaviour === 'expired' || isOld) return failure('E1851', 'OTP expired');
  if (behaviour === 'wrong' || row.code !== fields.otp) return failure('E1850', 'Invalid OTP');
  const lowBalance = channel === 'applink' ? 'E1326' : 'E1378';
  return behaviour === 'balance' ? failure(lowBalance, 'Insufficient balance') : null;
}

async function verifyCode(visit: Visit): Promise<Reply> {
  const { context, channel, fields } = visit;
  const row = await countSandboxAttempt(context, channel, fields.referenceNo);
  const unknown = channel === 'applink' ? 'E1855' : 'E1853';
  if (row === null) return failure(unknown, 'No active OTP for this reference');
  const problem = toProblem(visit, row);
  if (problem !== null) return problem;
  await forgetCode(context, row);
  const subscriber = await register(context, row);
  const subscriptionStatus = toWord(channel, statusOf(context, subscriber));
  return { ...ok, subscriptionStatus, subscriberId: `tel:${subscriber.operatorId}` };
}

async function unsubscribe(visit: Visit): Promise<Reply> {
  const { context, channel } = visit;
  const subscriber = await findSubscriber(visit);
  if (subscriber?.behaviour === 'kept') return failure('E1603', 'System error');
  const isGone = statusOf(context, subscriber) === 'UNREGISTERED';
  if (isGone && channel === 'bd_robi') return failure('E1356', 'user not registered');
  if (subscriber !== null) await unregister(context, subscriber);
  const statusDetail = isGone ? 'not registered' : ok.statusDetail;
  return { ...ok, statusDetail, subscriptionStatus: toWord(channel, 'UNREGISTERED') };
}

const toRecord = ({ context, channel }: Visit, row: SandboxSubscriber | null, id: string): Reply => ({
  subscriberId: row === null ? id : `tel: ${row.operatorId}`,
  subscriptionStatus: toWord(channel, statusOf(context, row)),
  subscriberRequestId: row?.requestId ?? '',
  statusCode: 'S1000',
});

async function readStatus(visit: Visit): Promise<Reply> {
  const record = toRecord(visit, await findSubscriber(visit), visit.id);
  if (visit.channel === 'bd_robi') return { ...ok, subscriptionStatus: record['subscriptionStatus'] };
  return { ...ok, destinationResponses: [record] };
}

async function search(visit: Visit): Promise<Reply> {
  const row = await findByRequestId(visit.context, visit.fields.subscriberRequestId);
  const page = { nextPageNumber: -1, moreDataAvailable: false };
  return { ...ok, ...page, subscribers: row === null ? [] : toRecord(visit, row, '') };
}

/** The code in an SMS: at the start in English, after its word in Bangla. A job's pay must not match. */
const sentCode = /^\d{6}\b|(?<=কোড )\d{6}\b/;

async function sendMessage({ context, channel, fields }: Visit): Promise<Reply> {
  const code = sentCode.exec(fields.message)?.[0] ?? '';
  for (const address of fields.destinationAddresses) {
    const id = toBareId(address);
    const phone = readPhone(id);
    const phoneHash =
      phone === null ? (await findByMaskedId(context, channel, id))?.phoneHash : context.phones.hash(phone);
    if (phoneHash === undefined) return failure('E1325', 'Format of the address is invalid');
    await storeMessage(context, { phoneHash, code, text: fields.message });
  }
  return ok;
}

const calls: Readonly<Record<string, (visit: Visit) => Promise<Reply>>> = {
  [sandboxCalls.otpRequest]: requestCode,
  [sandboxCalls.otpVerify]: verifyCode,
  [sandboxCalls.send]: unsubscribe,
  [sandboxCalls.unsubscribe]: unsubscribe,
  [sandboxCalls.status]: readStatus,
  [sandboxCalls.search]: search,
  [sandboxCalls.sms]: sendMessage,
};

const HTML_404 = '<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>';

/** Special behaviour, before the call is handled. */
async function findBehaviour({ context, channel, fields, id }: Visit): Promise<SandboxBehaviour | string> {
  const phone = readPhone(id);
  if (phone !== null) return behaviourOf(phone);
  if (fields.subscriberRequestId !== '') {
    return (await findByRequestId(context, fields.subscriberRequestId))?.behaviour ?? 'works';
  }
  return id === '' ? 'works' : ((await findByMaskedId(context, channel, id))?.behaviour ?? 'works');
}

/** Simulates the operators. */
export function createSimulator(context: SandboxContext): OperatorTransport {
  return async ({ url, body, signal }) => {
    const channel = channels.find((name) => url.startsWith(sandboxHosts[name]));
    const call = channel && calls[url.slice(sandboxHosts[channel].length)];
    if (channel === undefined || call === undefined) return { text: HTML_404 };
    const fields = v.parse(Fields, JSON.parse(body));
    const id = toBareId([fields.subscriberId, fields.subscriberIds].flat().find((text) => text !== '') ?? '');
    const visit: Visit = { context, channel, fields, id };
    const behaviour = await findBehaviour(visit);
    if (behaviour === 'html') return { text: HTML_404 };
    if (behaviour === 'timeout') {
      if (!signal.aborted) await once(signal, 'abort');
      throw signal.reason;
    }
    return { text: JSON.stringify(await call(visit)) };
  };
}
