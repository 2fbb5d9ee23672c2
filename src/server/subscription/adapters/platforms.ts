import { createHash } from 'node:crypto';
import type { DigimartConfig, OtpChannelConfig } from '../../config/subscription-settings.ts';
import type { Ask, Success } from './caller.ts';
import {
  applinkCodes,
  bdappsCodes,
  type CodeOperator,
  type CodeTable,
  digimartCodes,
  type OperatorRefusal,
  type PageOperator,
  type StatusAnswer,
  type StoppedReply,
  type Subscriber,
} from './operator.ts';
import {
  createSender,
  isUnclear,
  notListed,
  readChargingInfo,
  readEntries,
  readEntry,
  toIds,
  toStatus,
  toStatusAnswer,
} from './replies.ts';

/** bdapps (Robi, Airtel): one number per status call. */
export function createBdapps(config: OtpChannelConfig, ask: Ask, siteUrl: string | undefined): CodeOperator {
  return createCodeOperator({
    config,
    ask,
    codes: bdappsCodes,
    siteUrl,
    async askStatus(subscriberId) {
      const url = config.url + config.paths.status;
      const reply = await ask({ name: 'status', url, fields: { subscriberId }, isRepeatable: true });
      return reply.kind === 'refused' ? reply : toStatus(readEntry(reply.body));
    },
  });
}

/** AppLink (Banglalink): status by a list of ids, each with its own code. */
export function createApplink(config: OtpChannelConfig, ask: Ask, siteUrl: string | undefined): CodeOperator {
  return createCodeOperator({
    config,
    ask,
    codes: applinkCodes,
    siteUrl,
    async askStatus(subscriberId) {
      const url = config.url + config.paths.status;
      const fields = { subscriberIds: [subscriberId] };
      const reply = await ask({ name: 'status', url, fields, isRepeatable: true });
      return reply.kind === 'refused' ? reply : readChargingInfo(reply.body);
    },
  });
}

interface Platform {
  config: OtpChannelConfig;
  ask: Ask;
  codes: CodeTable;
  askStatus(subscriberId: string): Promise<StatusAnswer | OperatorRefusal>;
  siteUrl: string | undefined;
}

/** S1000 alone does not mean that anything was paid. */
function toVerified({ body, detail }: Success): StatusAnswer | OperatorRefusal {
  const entry = readEntry(body);
  const answer = toStatus(entry);
  if (answer.status === 'none') {
    return { kind: 'refused', code: 'E1356', class: 'unknown' };
  }
  if (entry.subscriptionStatus !== '') return answer;
  const reported = /initial charging pending/i.test(detail) ? 'INITIAL CHARGING PENDING' : '';
  return { ...toStatusAnswer(reported, entry.subscriberId), status: 'pending' };
}

function createCodeOperator({ config, ask, codes, askStatus, siteUrl }: Platform): CodeOperator {
  const { url, paths, appHash } = config;
  const site = siteUrl === undefined ? {} : { applicationMetaData: toMetaData(siteUrl) };
  const hash = appHash === '' ? {} : { applicationHash: appHash };

  async function readStatus(subscriber: Subscriber): Promise<StatusAnswer | OperatorRefusal> {
    let answer: StatusAnswer | OperatorRefusal | undefined;
    for (const id of toIds(subscriber)) {
      answer = await askStatus(id);
      if (!isUnclear(answer)) return answer;
    }
    return answer ?? askStatus(`tel:${subscriber.phone}`);
  }

  /** Undefined: unclear whether it ended. */
  async function stopById(subscriberId: string): Promise<StoppedReply | OperatorRefusal | undefined> {
    const fields = { subscriberId, action: '0' };
    const reply = await ask({ name: 'unsubscribe', url: url + paths.send, fields, isRepeatable: true });
    if (reply.kind === 'refused') {
      if (reply.class === 'absent') return { kind: 'stopped' };
      return isUnclear(reply) ? undefined : reply;
    }
    const { status } = toStatus(readEntry(reply.body));
    return status === 'none' || readEntry(reply.body).subscriptionStatus === ''
      ? { kind: 'stopped' }
      : undefined;
  }

  async function stop(subscriber: Subscriber): Promise<StoppedReply | OperatorRefusal> {
    for (const id of toIds(subscriber)) {
      const outcome = await stopById(id);
      if (outcome !== undefined) return outcome;
    }
    const answer = await readStatus(subscriber);
    if (answer.kind === 'status' && answer.status === 'none') return { kind: 'stopped' };
    return { kind: 'refused', code: 'E1951', class: 'ambiguous' };
  }

  return {
    kind: 'code',
    appId: config.appId,
    password: config.password,
    readStatus,
    stop,
    async requestCode(phone) {
      const fields = { subscriberId: `tel:${phone}`, ...hash, ...site };
      const reply = await ask({ name: 'request', url: url + paths.otpRequest, fields, isRepeatable: false });
      if (reply.kind === 'refused') return reply;
      const { referenceNo } = readEntry(reply.body);
      if (referenceNo !== '') return { kind: 'sent', reference: referenceNo };
      return { kind: 'refused', code: 'E1603', class: 'failed' };
    },
    async verifyCode({ reference, code }) {
      const fields = { referenceNo: reference, otp: code };
      const reply = await ask({ name: 'verify', url: url + paths.otpVerify, fields, isRepeatable: false });
      return reply.kind === 'refused' ? reply : toVerified(reply);
    },
    sendMessage: createSender({ ask, url: url + paths.sms, codes }),
  };
}

const toMetaData = (siteUrl: string) => ({
  client: 'WebSite',
  device: 'Browser',
  os: 'Web',
  appCode: siteUrl,
});

/** A page's signature: SHA-512 (no HMAC), lower-case hex. */
export const signPage = (apiKey: string, requestTime: string, apiSecret: string): string =>
  createHash('sha512').update(`${apiKey}|${requestTime}|${apiSecret}`, 'utf8').digest('hex');

const toId = ({ operatorId, phone }: Subscriber): string =>
  operatorId === '' ? `tel:${phone}` : `tel:${operatorId}`;

/** Digimart (Grameenphone): consent and charging on its pages, the rest over REST. */
export function createDigimart(config: DigimartConfig, ask: Ask, clock: () => number): PageOperator {
  const { url, paths, apiKey, apiSecret } = config;

  async function readStatus(subscriber: Subscriber): Promise<StatusAnswer | OperatorRefusal> {
    const fields = { subscriberId: [toId(subscriber)] };
    const reply = await ask({ name: 'status', url: url + paths.status, fields, isRepeatable: true });
    return reply.kind === 'refused' ? reply : readChargingInfo(reply.body);
  }

  return {
    kind: 'page',
    appId: config.appId,
    password: config.password,
    readStatus,
    sendMessage:
      paths.sms === '' ? undefined : createSender({ ask, url: url + paths.sms, codes: digimartCodes }),
    toPage({ requestId, phone, returnUrl, origin }) {
      const requestTime = new Date(clock()).toISOString();
      const signature = signPage(apiKey, requestTime, apiSecret);
      const page = new URL(paths.page, config.pageUrl === '' ? origin : config.pageUrl);
      const values = { apiKey, requestId, requestTime, signature, redirectUrl: returnUrl };
      page.search = new URLSearchParams({ ...values, msisdn: phone.replace(/^88/, '') }).toString();
      return page.href;
    },
    async findByRequest(requestId) {
      const fields = { version: '2.0', subscriberRequestId: requestId, requestPage: 1 };
      const reply = await ask({ name: 'search', url: url + paths.search, fields, isRepeatable: true });
      if (reply.kind === 'refused') return reply;
      const entries = readEntries(reply.body['subscribers']);
      const entry = entries.find(({ subscriberRequestId }) => subscriberRequestId === requestId);
      return entry === undefined ? notListed : toStatus(entry);
    },
    async stop(subscriber): Promise<StoppedReply | OperatorRefusal> {
      const fields = { subscriberId: toId(subscriber), action: '0' };
      const reply = await ask({
        name: 'unsubscribe',
        url: url + paths.unsubscribe,
        fields,
        isRepeatable: true,
      });
      const answer =
        reply.kind === 'refused' ? await readStatus(subscriber) : toStatus(readEntry(reply.body));
      if (answer.kind === 'status' && answer.status === 'none') return { kind: 'stopped' };
      if (reply.kind === 'refused') return reply;
      return { kind: 'refused', code: 'E1603', class: 'ambiguous' };
    },
  };
}
